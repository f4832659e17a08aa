/** The dice that the choices of the game stand for. */
export type Face = { species?: string; powers: number[] }

const POWERS = [1, 2, 3, 4, 5, 6]
const SEATS: Record<string, string> = { f: 'fire', i: 'ice' }

export const FACES = new Map<string, Face>([
  ...POWERS.map((power): [string, Face] => [`${power}`, { powers: [power] }]),
  ...POWERS.flatMap((low) => POWERS.map((high): [string, Face] => [`${low}+${high}`, { powers: [low, high] }])),
  ...Object.entries(SEATS).flatMap(([letter, species]) => POWERS.map((power): [string, Face] => [`${letter}${power}`, { species, powers: [power] }])),
])
