# The lessons of Metals: what is to be done, and a nudge for whoever did something else.

lesson-metals-deploy-title = Deploy a metal
lesson-metals-deploy-goal = You are blue. One action a turn: bring a metal onto a corner, facing any way you like.
lesson-metals-deploy-nudge = The four corners have a dashed frame. Touch one, then choose where the metal looks.

lesson-metals-walk-title = Walk to the points
lesson-metals-walk-goal = Or move a metal one square, then turn it. At the end of your turn squares pay what is written on them: take the 2.
lesson-metals-walk-nudge = Straight, never diagonally. The 2 is just ahead of you.

lesson-metals-unseen-title = Out of sight
lesson-metals-unseen-goal = After your action every metal of yours that an enemy sees is attacked. Step out of red’s line.
lesson-metals-unseen-nudge = Red looks straight down file c, as far as the map goes. Leave that file.

lesson-metals-watch-title = Lie in wait
lesson-metals-watch-goal = Your metals strike on red’s turn. Red is about to step to d4: be looking at that square. A hit is 1 point.
lesson-metals-watch-nudge = From rank 4 look east or west along it; from file d look north.

lesson-metals-defeat-title = The second hit
lesson-metals-defeat-goal = The crossed red metal is damaged: one more hit sends it home. It will step to c5. Be looking there.
lesson-metals-defeat-nudge = Rank 5 can be reached in one step by both of your metals. Which way must they look?

lesson-metals-forest-title = Safe in the forest
lesson-metals-forest-goal = A metal in a forest is not attacked, nor one just deployed. Cross red’s line where it does not hurt.
lesson-metals-forest-nudge = Red looks along rank 3. One square of it, beside you, has a tree.

lesson-metals-city-title = Repairs
lesson-metals-city-goal = A damaged metal in a city is repaired at the end of the turn. Repair yours.
lesson-metals-city-nudge = The houses are on b2, one step from you.

lesson-metals-ten-title = Ten points
lesson-metals-ten-goal = Ten points win at once. You have 8: win now.
lesson-metals-ten-nudge = Which square within one step pays 2?

lesson-metals-lake-title = Water is closed
lesson-metals-lake-goal = Closed squares cannot be entered, but are seen across. Reach a 2 in two turns, around the lake.
lesson-metals-lake-nudge = Go up or down first, then east.

lesson-metals-sides-title = Factions: the side or the front
lesson-metals-sides-goal = With factions there are bonuses, and 20 points win. White Fang, yours, earns one more by hitting from the side. Red will step to d4, looking south.
lesson-metals-sides-nudge = From file d you would look it in the face. Look along rank 4.

lesson-metals-factions-title = Factions: where it stands
lesson-metals-factions-goal = Dinorda, yours now, earns one more against a metal in a city. Red will step to d6: be looking there.
lesson-metals-factions-nudge = Rank 6, looking at d6: both of your metals are one step away.
