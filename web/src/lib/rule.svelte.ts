/** The rule somebody wants to read. */
let open = $state<{ game: string; rule: string } | null>(null)

export const asked = () => open
export const openRule = (game: string, rule: string) => void (open = { game, rule })
export const closeRule = () => void (open = null)
