# The lessons of Dragons Arena: what is to be done, and a nudge for whoever did something else.

lesson-dragons-weaker-title = Take a weaker one
lesson-dragons-weaker-goal = You are fire, the squares. Take the ice dragon beside your 5.
lesson-dragons-weaker-nudge = A dragon takes a neighbour of lower power. Which ice dragon stands beside your 5?

lesson-dragons-power-title = You become what you take
lesson-dragons-power-goal = Whoever takes moves there and gets the power that stood there. Take the 5.
lesson-dragons-power-nudge = A dragon that takes a 3 is a 3 afterwards. Which of yours is stronger than the 5 and beside it?

lesson-dragons-six-title = Only a 1 topples a 6
lesson-dragons-six-goal = Take the 6 on c3.
lesson-dragons-six-nudge = Which of your dragons is a 1? It shows a flame.

lesson-dragons-change-title = Change a power
lesson-dragons-change-goal = Nobody can be taken: you change a die instead, any die. Make one of your dragons a 6.
lesson-dragons-change-nudge = Touch one of your squares, then the 6. The dashed frame is a force field: that die cannot change again.

lesson-dragons-field-title = A force field does not shield
lesson-dragons-field-goal = A force field stops changes, not attacks. Take the dragon that has one.
lesson-dragons-field-nudge = The dashed gold frame marks the field. Your 6 is beside it.

lesson-dragons-end-title = The last contact
lesson-dragons-end-goal = Nobody beside an enemy: the duel ends, and the higher total wins. Win it with one attack; it is your third and takes the match.
lesson-dragons-end-nudge = Count both totals after each attack. Your dragon takes over the power of the one it takes.

lesson-dragons-fields-title = Force fields everywhere
lesson-dragons-fields-goal = When every dragon has a force field and nobody can be taken, the duel ends too. Change your last free dragon and win.
lesson-dragons-fields-nudge = Ice has 4 and 2. Your 4 stays: what must the other be, so that you have more than 6?

lesson-dragons-shake-title = Baby dragon: shake the arena
lesson-dragons-shake-goal = Sixteen dice fall. Whoever shows more 1s begins. You say how the last two fall: let fire begin.
lesson-dragons-shake-nudge = So far each side shows one 1. The fire die must be a 1, the ice die must not.

lesson-dragons-place-title = Little dragon: place your dice
lesson-dragons-place-goal = Here each side rolls eight dice and places them in turns. Put your last one, the 6, on a free square.
lesson-dragons-place-nudge = Two squares are empty: d1 and d4.

lesson-dragons-secret-title = Big dragon: powers in secret
lesson-dragons-secret-goal = Here each side chooses eight powers in secret, 28 points in all, the lowest first. Ten points for two dice: choose both.
lesson-dragons-secret-nudge = 4 and 6, or 5 and 5: nothing may be left over.

lesson-dragons-equal-title = Equal powers: split seven
lesson-dragons-equal-goal = Here both sides get the same powers. Split 7 points over two dragons; ice gets the same two.
lesson-dragons-equal-nudge = 1 and 6, 2 and 5, or 3 and 4.
