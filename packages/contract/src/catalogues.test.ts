import { describe, expect, it } from 'vitest'
import { translationEngines } from './engines.ts'
import { errors, findErrorKey } from './errors.ts'
import { findLanguage, languages } from './languages.ts'

describe('errors', () => {
  it('gives every failure a number of its own that leads back to its key', () => {
    for (const [key, { code }] of Object.entries(errors)) expect(findErrorKey(code)).toBe(key)
    expect(findErrorKey(200)).toBeUndefined()
  })
})

describe('languages', () => {
  it('names each language once, by codes that browsers understand', () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
    for (const { tag } of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  })

  it('is found by its code in any case', () => {
    expect(findLanguage('jpn')?.name).toBe('Japanese')
    expect(findLanguage('QQQ')).toBeUndefined()
  })
})

describe('translationEngines', () => {
  it('offer with Papago for exactly the languages of the specification', () => {
    const expected = 'CHS CHT DAN ENG ESP FRA IND ITA JPN KOR PTB RUS THA VIN'.split(' ')
    const offeredBy = new Map(
      translationEngines.map(({ id, offers }) => [
        id as string,
        languages.filter(offers).map(({ code }) => code as string),
      ]),
    )
    expect(offeredBy.get('papago')!.toSorted()).toEqual(expected)
    offeredBy.delete('papago')
    expect(new Set([...offeredBy.values()].map(({ length }) => length))).toEqual(new Set([languages.length]))
  })
})
