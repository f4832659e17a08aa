# Environments for research.

error-batch-size = A batch needs at least one game and one thread, not { $size } and { $threads }.
error-batch-actions = The actions of a batch are one for each of its { $expected } games; these have the shape { $found }.
error-batch-action = Action { $action } is not legal in game { $game } of the batch; nothing was played.
error-observer-parameters = Observers have no parameters; these were given: { $found }.
error-observer-kind = An observer sees what is public, alone or with what one player knows; no other kind exists.
error-render-mode = “{ $mode }” is not a way to render; these are: { $known }.
error-environment-seat = { $seat } is not a seat; the seats are 0 and 1.
error-environment-opponent = There is no opponent called “{ $opponent }”; these are: { $known }. A function from a position to a move id will do too.
