import { describe, expect, it } from 'vitest'
import { forbidMadeUpWords, readWordList } from './made-up-words.ts'
import { english } from '../languages/english/english.ts'
import { createTokenReader } from './token-reader.ts'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'

const words = readWordList(
  ['acción', 'demonio', 'demostración', 'la', 'l', 'una', 'john', 'can', 't'].sort().join('\n') + '\n',
)
const said = [
  '▁demo',
  'n',
  'ación',
  'io',
  'stración',
  '▁la',
  '!',
  '▁',
  '▁Zar',
  'kov',
  "▁l'",
  'acción',
  'CIÓN',
  '▁una',
  'a',
  '▁John',
  '▁can',
  "'t",
]
const { tokenizer, idsOf } = createTokenizerOf(said)

function isRefused(tokens: readonly string[], source = 'The demonstration of Zarkov and zarzuela.') {
  const constraint = forbidMadeUpWords(source, words, {
    reader: createTokenReader(tokenizer),
    misspelling: english.misspelling,
  })
  const ids = idsOf(tokens)
  return constraint(ids.slice(0, -1), ids.at(-1)!)
}

describe('forbidMadeUpWords', () => {
  it.each([
    [['▁demo', 'n'], false],
    [['▁demo', 'n', 'ación'], true],
    [['▁demo', 'n', 'io'], false],
    [['▁demo', 'stración'], false],
    [['▁demo', 'stración', '▁la'], false],
    // A beginning alone is no word.
    [['▁demo', '▁la'], true],
    [['▁demo', '!'], true],
    [['▁demo', '</s>'], true],
    [['▁la', '</s>'], false],
    [['▁la', '!'], false],
    [['▁demo', '!', '▁la'], false],
    [['▁', 'acción'], false],
    [["▁l'", 'acción'], false],
    [['▁la', 'acción'], true],
    // What the source writes as a name may be said.
    [['▁Zar', 'kov'], false],
    [['▁Zar', 'kov', '▁la'], false],
    [['▁Zar', 'acción'], true],
    [['▁can', "'t"], false],
    [['▁John', "'t"], true],
    // Shouting in the middle of a word.
    [['▁demo', 'CIÓN'], true],
  ] as const)('judges %j', (tokens, expected) => {
    expect(isRefused(tokens)).toBe(expected)
  })

  it('takes no other word from the source', () => {
    expect(isRefused(['▁demo', 'n', '</s>'], 'demon')).toBe(true)
    expect(isRefused(['▁demo', 'n', '</s>'], 'Demon')).toBe(false)
  })
})

describe('readWordList', () => {
  it('finds words and beginnings', () => {
    expect([words.has('la'), words.has('demo'), words.hasBeginning('demo'), words.hasBeginning('lb')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(readWordList('').has('la')).toBe(false)
  })

  it('refuses a list out of order', () => {
    expect(() => readWordList('b\na\n')).toThrow(/'a' is out of order/u)
    expect(() => readWordList('a\na\n')).toThrow(RangeError)
  })
})
