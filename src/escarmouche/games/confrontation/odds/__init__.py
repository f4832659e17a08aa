"""Exact odds of tests, opposition, wounds and blows (CON-01 … CON-39, CON-63)."""
