import { expect, it } from 'vitest'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'
import { findNames } from './find-names.ts'

const { tokenizer } = createTokenizerOf(['▁', '▁pepper', 'e', 'o', 'a', 'm', 'n', 'k', 'y', 'r', 'p'])

it('takes no word that people are called by for a name, also one that the vocabulary does not know', () => {
  const texts = ['We greet you as Mayor of Komona.', 'You were right, Mayor.']
  const names = findNames(texts, { tokenizer, from: 'ENG', to: 'CHS' })
  expect(names.map(({ source }) => source)).toEqual(['Komona'])
})

it('takes a word that is written as a name each time for one', () => {
  const find = (texts: readonly string[]) => findNames(texts, { tokenizer, from: 'ENG', to: 'ESP' })
  expect(find(['We like Pepper.', 'I saw Pepper.'])).toHaveLength(1)
  expect(find(['We like Pepper.', 'I saw Pepper.', 'Salt and pepper.'])).toEqual([])
})
