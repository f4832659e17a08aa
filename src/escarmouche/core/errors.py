"""What can go wrong, as one tree of exceptions whose sentence exists in every language."""

from __future__ import annotations

from escarmouche.core.texts import Message


class EscarmoucheError(Exception):
    """A refusal: one sentence that says what is wrong and where.

    >>> str(UnknownGame("error-unknown-game", game="chess", known="dragons"))
    'There is no game called “chess”; the games are: dragons.'
    """

    def __init__(self, message_id: str, **arguments: object) -> None:
        self.message = Message(message_id, arguments)
        super().__init__(message_id)

    def text(self, language: str = "en") -> str:
        return self.message.text(language)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(EscarmoucheError):
    """No game of the catalogue has this name."""


class OptionError(EscarmoucheError):
    """An option of a game is unknown or has an impossible value."""


class NotationError(EscarmoucheError):
    """A text is not a position, a move or a record of the game."""


class InputError(EscarmoucheError):
    """A file or a value given to a command cannot be used."""


class RecordError(EscarmoucheError):
    """A record is truncated, forged or contradicts the rules."""


class IllegalMove(EscarmoucheError):
    """A well-formed move that a rule forbids."""

    def __init__(self, rule: str, message: Message) -> None:
        super().__init__("error-illegal-move", rule=rule, sentence=message)
        self.rule = rule


class DataError(EscarmoucheError):
    """A data file (a wound table, a scenario, a profile) is wrong: file, key, reason."""
