# The lessons of Irondie: what is to be done, and a nudge for whoever did something else.

lesson-irondie-choose-title = Choose your dice
lesson-irondie-choose-goal = You are south. Attack dice strike, defence dice shield, vitality dice are your life. Choose in secret which to roll, at least one of vitality, and roll them.
lesson-irondie-choose-nudge = Vitality dice here are the Swarm and the Fortress. Touch one, others if you like, then “Roll these dice”.

lesson-irondie-bonus-title = The rule of 1
lesson-irondie-bonus-goal = Your red Assault fell on 1: it gives its colour’s bonus, attack +2, to an allied attack die. Give it.
lesson-irondie-bonus-nudge = Purple and orange are made with red: they are its allies. Touch the Assault, then the purple or the orange one.

lesson-irondie-provoke-title = Provoke a duel
lesson-irondie-provoke-goal = Dice you did not roll are your reserve. Whoever has the larger one may attack first. Send your Smasher against an enemy die.
lesson-irondie-provoke-nudge = Touch your Smasher, then any enemy die in play. It destroys what it beats.

lesson-irondie-reply-title = Reply
lesson-irondie-reply-goal = North’s Smasher is coming for your Assault. A duel resolves from the last die to the first: reply so that nothing is destroyed.
lesson-irondie-reply-nudge = A Nullifier sends a die to Limbo, where a Smasher cannot strike or be hit. It may target the Smasher, or what the Smasher targets.

lesson-irondie-contest-title = Who wins a tie
lesson-irondie-contest-goal = Your dice will all show 4, like both enemy Assaults. The target wins a tie, unless the attacker is specialised and the colour not hostile. Destroy one.
lesson-irondie-contest-nudge = The black Smasher is specialised. White is hostile to black; red is not.

lesson-irondie-second-title = The second reply
lesson-irondie-second-goal = Your Smasher, a 3, aims at the Assault; north answered with a Nullifier, a 4. Your next die will show 5: reply so that the Smasher still strikes.
lesson-irondie-second-nudge = It resolves last to first: deal with the Nullifier before it acts.

lesson-irondie-wounds-title = Take the damage
lesson-irondie-wounds-goal = North’s attack exceeds your defence by 5. Spread it over your vitality dice so that none is destroyed.
lesson-irondie-wounds-nudge = A die at 0 is gone for good. 4, 3 and 2 can lose 3, 2 and 1.

lesson-irondie-return-title = A new turn
lesson-irondie-return-goal = Dice come back from Limbo by themselves, and you may take one vitality die back to roll it again. Take one back.
lesson-irondie-return-nudge = The Swarm shows only 1: that one is worth rolling again. One vitality die must stay.

lesson-irondie-win-title = Finish it
lesson-irondie-win-goal = Attack 6 against defence 3: three points, and north has four left. Your next die will show 5. Provoke a duel that wins.
lesson-irondie-win-nudge = Take away its defence, or its last vitality die itself.
