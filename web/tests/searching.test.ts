import { describe, expect, it } from 'vitest'
import { found } from '../src/lib/searching'

describe('a search in the rules finds', () => {
  const text = 'Un dragon peut éliminer un dragon ennemi adjacent.'
  it.each(['elimine', 'ENNEMI dragon', 'dra-21', '  ', 'DRA 21 adj'])('“%s”', (sought) => {
    expect(found(sought, 'DRA-21', text)).toBe(true)
  })
  it.each(['limine', 'dra-22', 'dragon métal'])('not “%s”', (sought) => {
    expect(found(sought, 'DRA-21', text)).toBe(false)
  })
})
