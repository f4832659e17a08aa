"""Cairn: roll a die, take stones, take the last one."""
