import { expect, it } from 'vitest'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { prepareClause } from './prepare-clause.ts'

const { tokenizer } = createTokenizerOf(['▁', '来', 'た', '行', 'く', 'と', 'が', '。'])

it('translates no particle that names leave behind where a sentence is cut around them', () => {
  const names = [
    { source: '相川', target: 'Aikawa' },
    { source: '園山', target: 'Sonoyama' },
  ]
  const context = { tokenizer, source: rulesOf('JPN'), target: rulesOf('ENG'), names, longestSentence: 40 }
  const { parts } = prepareClause('相川と園山が来た', '。', { ...context, without: new Set() })
  const asked = parts.map((part) => ('kept' in part ? part.kept : part.attempts[0]?.text))
  expect(asked).toEqual(['Aikawa', 'Sonoyama', '来た。'])
})

it('says a glossed word that is a whole text in its first form, but neither noun nor verb, and not one that is a name', () => {
  const english = createTokenizerOf(['▁', 'a', 'm', 'u', 's', 'i', 'n', 'g'])
  const glosses = new Map([
    ['amusing', 'divertido|divertida|ser'],
    ['amaze', 'asombrar|asombra|verb'],
    ['gun', 'arma|armas|fa'],
  ])
  const context = {
    tokenizer: english.tokenizer,
    source: rulesOf('ENG'),
    target: rulesOf('ESP'),
    glosses,
    longestSentence: 40,
  }
  const knownOf = (text: string, names: { source: string; target: string }[] = []) =>
    prepareClause(text, '!', { ...context, names, without: new Set() }).known
  expect(knownOf('Amusing')).toBe('Divertido')
  expect(knownOf('Amusing', [{ source: 'Amusing', target: 'Amusing' }])).toBe('Amusing')
  expect(knownOf('Amaze')).not.toBe('Asombrar')
  expect(knownOf('Gun')).not.toBe('Arma')
})
