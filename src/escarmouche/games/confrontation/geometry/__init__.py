"""The table of the skirmish in whole numbers (CON-67 … CON-69, CON-84 … CON-94, RAG-10, RAG-60).

Places and radii are whole eighths of a centimetre, x to the right and y to the top from the lower
left corner of the table, at most 120 cm a side. Directions are twelfths of a turn, clockwise from
the top. An outline (terrain, building) is a convex polygon whose corners lie on whole centimetres
and follow each other anticlockwise. Nothing here is a float, raises or allocates: machine code,
WebAssembly and plain Python give the same answers.
"""
