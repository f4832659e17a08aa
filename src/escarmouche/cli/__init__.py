"""The command `escarmouche`: thin commands over the library.

Nothing heavy is imported here: each command imports what it needs when it runs.
"""

from __future__ import annotations

import sys

from escarmouche.core.errors import EscarmoucheError, InputError

# Control characters as Python writes them.
_VISIBLE = {code: repr(chr(code))[1:-1] for code in (*range(32), *range(127, 160))}


def main() -> None:
    """Run the command line; a refusal is one sentence on stderr and exit code 2."""
    from escarmouche.cli.output import choose_language, language

    try:
        # Help texts are chosen when the commands are declared, so the language comes first;
        # this also lets --lang stand anywhere on the line.
        choose_language(_taken_language(sys.argv))
        from escarmouche.cli.commands import app
        from escarmouche.cli.usage import run

        sys.exit(run(app))
    except EscarmoucheError as error:
        # What was typed may be part of the sentence, and that stays one line.
        print(error.text(language()).translate(_VISIBLE), file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has what it wanted.
        sys.stderr.close()
        sys.exit(0)


def _taken_language(words: list[str]) -> str | None:
    """Remove `--lang X` from the words of the command line and give X."""
    for at, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang":
            if at + 1 == len(words):
                raise InputError("error-usage-no-value", option=word)
            asked = words[at + 1]
            del words[at : at + 2]
            return asked
        if word.startswith("--lang="):
            del words[at]
            return word.removeprefix("--lang=")
    return None
