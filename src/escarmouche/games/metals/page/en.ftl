# What the page says of this game alone.
web-expect-MET-10 = deploy a metal
web-expect-MET-11 = move a metal
web-expect-MET-12 = deploy or move?
web-metals-forest = forest
web-metals-city = city
web-metals-closed = closed
web-metals-corner = corner
web-metals-vp = { $points } VP
web-metals-blue = blue { $number } facing { $facing }
web-metals-red = red { $number } facing { $facing }
web-metals-damaged = damaged
web-metals-seen = seen from { $squares }
web-metals-track = { $score ->
    [one] { $score } point
   *[other] { $score } points
} of { $target }
web-metals-lines = Lines of sight
web-metals-pool = pool { $metals }
web-facing-N = north
web-facing-E = east
web-facing-S = south
web-facing-W = west
web-metals-map = Map
web-metals-map-show = Look at the map, change it or load one
web-metals-map-note = Choose what to lay, then touch the squares. The corners stay open.
web-metals-map-plain = Plain
web-metals-map-forest = Forest (F)
web-metals-map-city = City (C)
web-metals-map-closed = Closed (#)
web-metals-map-points = Points
web-metals-map-files = Columns
web-metals-map-ranks = Rows
web-metals-map-load = Load a map (TOML file)
