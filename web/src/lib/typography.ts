import type { Language } from './wire'

/** French signs stay on the line of the word they belong to; the files have plain spaces. */
export function typeset(source: string, spoken: Language): string {
  return spoken === 'fr' ? source.replace(/(\S) (?=[;:!?»%])/g, '$1\u00a0').replaceAll('« ', '«\u00a0') : source
}
