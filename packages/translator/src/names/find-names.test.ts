import { expect, it } from 'vitest'
import { createTokenizerOf } from '../fixtures/tokenizer-of.ts'
import { readNameList } from '../languages/name-list.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { findLoanwords, findNames } from './find-names.ts'

const { tokenizer } = createTokenizerOf(['▁', '▁pepper', 'e', 'o', 'a', 'm', 'n', 'k', 'y', 'r', 'p'])

it('takes no word that people are called by for a name, also one that the vocabulary does not know', () => {
  const texts = ['We greet you as Mayor of Komona.', 'You were right, Mayor.']
  const names = findNames(texts, { tokenizer, source: rulesOf('ENG'), target: rulesOf('CHS') })
  expect(names.map(({ source }) => source)).toEqual(['Komona'])
})

it('takes a word that is written as a name each time for one', () => {
  const find = (texts: readonly string[]) =>
    findNames(texts, { tokenizer, source: rulesOf('ENG'), target: rulesOf('ESP') })
  expect(find(['We like Pepper.', 'I saw Pepper.'])).toHaveLength(1)
  expect(find(['We like Pepper.', 'I saw Pepper.', 'Salt and pepper.'])).toEqual([])
})

it('takes neither a weekday nor a word for a people for a name', () => {
  const texts = ['I only found out on Monday.', 'We speak French.', 'I saw Zarkvon.']
  const names = findNames(texts, { tokenizer, source: rulesOf('ENG'), target: rulesOf('RUS') })
  expect(names.map(({ source }) => source)).toEqual(['Zarkvon'])
})

it('leaves a loanword to its gloss, and one that begins a longer glossed word', () => {
  const glosses = new Map([
    ['길드장', 'guild master'],
    ['헌터', 'hunter'],
  ])
  const korean = { tokenizer, source: rulesOf('KOR'), target: rulesOf('ENG'), glosses }
  expect(findLoanwords(['길드장은?', '저 헌터야.', '던전이다!'], korean)).toEqual([
    { source: '던전', target: 'dungeon' },
  ])
  expect(findLoanwords(['길드가 왔다.'], korean)).toEqual([{ source: '길드', target: 'guild' }])
})

it('takes a listed name that is cut into pieces of other words for a name, and one that the vocabulary has for a word', () => {
  const pieces = createTokenizerOf(['▁', 'ロード', 'ク', 'ロック', 'と'])
  const nameList = readNameList('foreign\tクロード\tClaud\nforeign\tロード\tLord\n')
  const find = (text: string, names?: typeof nameList) =>
    findNames([text], { tokenizer: pieces.tokenizer, source: rulesOf('JPN'), target: rulesOf('ENG'), nameList: names })
  expect(find('クロードとロード', nameList)).toEqual([{ source: 'クロード', target: 'Claude' }])
  expect(find('クロードとロード')).toEqual([])
})
