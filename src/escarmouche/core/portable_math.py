"""exp and log with the same bits on every engine.

Those of a machine's C library, of a browser and of Python differ in the last bit, and a search
that compares estimates would then play another game. These use nothing but additions,
multiplications and divisions, which IEEE 754 defines exactly.
"""

from __future__ import annotations

import numpy as np

from escarmouche.core.compiling import compiled

# ln 2 in two parts; whole multiples of the first, which ends in zeros, are exact.
_LN2_HIGH = float.fromhex("0x1.62e42feep-1")
_LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
_SQRT2 = float.fromhex("0x1.6a09e667f3bcdp+0")
_BITS, _BIAS = np.int64(52), 1023
_FRACTION = np.int64((1 << 52) - 1)
_ONE = np.int64(_BIAS << 52)


@compiled
def exp(x: float) -> float:
    """e to the power of x, to two units in the last place; 0 below −708, infinite above 709.

    >>> exp(0.0), exp(1.0), exp(-1000.0), exp(1000.0)
    (1.0, 2.718281828459045, 0.0, inf)
    """
    if x < -708.0:
        return 0.0
    if x > 709.0:
        return np.inf
    power = np.floor(x / (_LN2_HIGH + _LN2_LOW) + 0.5)
    rest = (x - power * _LN2_HIGH) - power * _LN2_LOW
    # rest · coth(rest / 2) by its Taylor series, whose coefficients are Bernoulli numbers.
    square = rest * rest
    series = 691.0 / 653837184000.0 * -square + 1.0 / 23950080.0
    series = series * square - 1.0 / 604800.0
    series = series * square + 1.0 / 15120.0
    series = series * square - 1.0 / 360.0
    series = series * square + 1.0 / 6.0
    series = series * square + 2.0
    scale = np.int64((np.int64(power) + _BIAS) << _BITS).view(np.float64)
    return (1.0 + 2.0 * rest / (series - rest)) * scale


@compiled
def log(x: float) -> float:
    """The natural logarithm of a normal number above 0, to two units in the last place.

    >>> log(1.0), log(10.0), log(0.5)
    (0.0, 2.302585092994046, -0.6931471805599453)
    """
    bits = np.float64(x).view(np.int64)
    power = (bits >> _BITS) - _BIAS
    part = np.int64((bits & _FRACTION) | _ONE).view(np.float64)
    if part > _SQRT2:
        part *= 0.5
        power += 1
    # log part = 2 artanh((part − 1) / (part + 1))
    ratio = (part - 1.0) / (part + 1.0)
    square = ratio * ratio
    series = 0.0
    for odd in (21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0):
        series = (series + 1.0 / odd) * square
    return power * _LN2_HIGH + (power * _LN2_LOW + 2.0 * ratio * series + 2.0 * ratio)
