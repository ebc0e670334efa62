import { describe, expect, it } from 'vitest'
import { withLoanwordCompounds } from './loanword-compounds.ts'

const meanings = new Map([
  ['ダーク', 'dark'],
  ['ランド', 'land'],
  ['グリーン', 'green'],
  ['ブレード', 'blade'],
  ['キス', 'kiss'],
])
const loanwords = { into: 'ENG', meanings, shortestInCompound: 3, find: () => [] } as const
const listed = new Map([['グリーンブレード', 'grass']])

describe('withLoanwordCompounds', () => {
  const glosses = withLoanwordCompounds(listed, loanwords, (word) => word === 'グリーンランド')

  it.each([
    ['two loanwords', 'ダークブレード', 'dark blade'],
    ['three loanwords', 'ダークグリーンブレード', 'dark green blade'],
    ['a word that is glossed itself', 'グリーンブレード', 'grass'],
  ])('knows %s', (_, word, meaning) => {
    expect(glosses.has(word)).toBe(true)
    expect(glosses.get(word)).toBe(meaning)
  })

  it.each([
    ['a loanword alone', 'ダーク'],
    ['a word that is known as a name', 'グリーンランド'],
    ['a word with an unknown part', 'ダークムーン'],
    ['a part of two letters', 'ダークキス'],
    ['four loanwords', 'ダークダークグリーンランド'],
  ])('leaves %s', (_, word) => {
    expect(glosses.has(word)).toBe(false)
  })

  it('leaves languages whose loanwords make no compounds', () => {
    const { shortestInCompound: _shortest, ...plain } = loanwords
    expect(withLoanwordCompounds(listed, plain, () => false)).toBe(listed)
  })
})
