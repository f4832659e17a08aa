"""The words and numbers of a report in one language."""

from __future__ import annotations

from escarmouche.core.number_format import figure
from escarmouche.core.texts import Message, say


class Words:
    """What a report says, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message_id: str, /, **arguments: object) -> str:
        return say(message_id, self.language, **arguments)

    def said(self, message: Message) -> str:
        return message.text(self.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in percent; rounding never makes everything or nothing of it.

        >>> Words("en").percent(0.4567), Words("en").percent(0.99999), Words("en").percent(0.6, 0)
        ('45.7%', '>99.9%', '60%')
        """
        least = 10.0 ** (-digits - 2)
        if 0 < share < least / 2:
            return "<" + self.percent(least, digits)
        if 1 - least / 2 < share < 1:
            return ">" + self.percent(1 - least, digits)
        return figure(share, f".{digits}%", self.language)

    def integer(self, value: float) -> str:
        """
        >>> Words("en").integer(12345)
        '12,345'
        """
        return figure(round(value), ",d", self.language)

    def number(self, value: float) -> str:
        """A number that is mostly whole, such as the edge of a bar."""
        return self.integer(value) if value == round(value) else self.decimal(value)

    def decimal(self, value: float) -> str:
        return figure(value, ",.1f", self.language)

    def signed(self, value: float) -> str:
        """
        >>> Words("fr").signed(-120.4)
        '−120'
        """
        sign = "+" if round(value) > 0 else "−" if round(value) < 0 else ""
        return sign + self.integer(abs(value))

    def interval(self, low: float, high: float) -> str:
        """
        >>> Words("en").interval(0.404, 0.596)
        '40.4 to 59.6%'
        """
        return self("report-interval", low=self.decimal(100 * low), high=self.percent(high))

    def elo_interval(self, low: float, high: float) -> str:
        return self("report-interval", low=self.signed(low), high=self.signed(high))
