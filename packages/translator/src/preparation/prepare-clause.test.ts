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
