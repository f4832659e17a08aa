"""Irondie: two sets of nine dice fight, skirmish and wear each other's vitality down."""
