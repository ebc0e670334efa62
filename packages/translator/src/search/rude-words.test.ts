import { describe, expect, it } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { forbidRudeWords } from './rude-words.ts'
import { createTokenReader } from './token-reader.ts'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'

const said = ['▁cul', 'o', 'os', 'tura', '▁as', 's', 'ign', '▁', '▁dick', 'ens', '▁Our', '!', 'c', 'u', 'l']
const { tokenizer, idsOf } = createTokenizerOf(said)
const reader = createTokenReader(tokenizer)

function isRefused(to: 'ENG' | 'ESP', tokens: readonly string[], source = 'Ladies and gentlemen.') {
  const constraint = forbidRudeWords(source, { source: rulesOf('ENG'), target: rulesOf(to), reader })!
  const ids = idsOf(tokens)
  return constraint(ids.slice(0, -1), ids.at(-1)!)
}

describe('forbidRudeWords', () => {
  it.each([
    ['ESP', ['▁cul', 'os'], true],
    ['ESP', ['▁Our', '▁', 'c', 'u', 'l', 'o'], true],
    ['ESP', ['▁cul', 'tura'], false],
    ['ESP', ['▁cul', '▁as'], false],
    ['ENG', ['▁as', 's', 'ign'], false],
    ['ENG', ['▁as', 's', '▁Our'], true],
    ['ENG', ['▁as', 's', '!'], true],
    ['ENG', ['▁as', 's', '</s>'], true],
    ['ENG', ['▁dick', 'ens'], false],
    ['ENG', ['▁dick', '▁Our'], true],
  ] as const)('in %s judges %j', (to, tokens, expected) => {
    expect(isRefused(to, tokens)).toBe(expected)
  })

  it('leaves a rude source its words', () => {
    for (const source of ['What the hell?', 'Kick his ass!', 'Bullshit, you SHIT'])
      expect(forbidRudeWords(source, { source: rulesOf('ENG'), target: rulesOf('ESP'), reader })).toBeUndefined()
    for (const [from, source] of [
      ['JPN', 'くそっ'],
      ['JPN', 'ケツ'],
      ['KOR', '이 새끼야'],
      ['CHS', '他妈的'],
    ] as const)
      expect(forbidRudeWords(source, { source: rulesOf(from), target: rulesOf('ENG'), reader })).toBeUndefined()
    expect(
      forbidRudeWords('He passed the class in Assisi. Hello!', {
        source: rulesOf('ENG'),
        target: rulesOf('ESP'),
        reader,
      }),
    ).toBeDefined()
  })
})
