/** Words as they are compared: without accents, capitals or signs between them. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether some text has the beginnings of all words sought. */
export function found(sought: string, ...texts: string[]): boolean {
  const words = ` ${plain(texts.join(' '))}`
  return plain(sought)
    .split(' ')
    .every((word) => !word || words.includes(` ${word}`))
}
