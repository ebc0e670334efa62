import { expect, it } from 'vitest'
import { readSortedTable } from './sorted-table.ts'

const words = Array.from({ length: 300 }, (_, index) => `word${index}`).toSorted()
const text = words.map((word) => `${word}\tmeaning of ${word}`).join('\n')

it.each([
  ['with', `${text}\n`],
  ['without', text],
])('finds every key of a table %s a line end at its end', (_, table) => {
  const { get, has } = readSortedTable(table)
  expect(words.map(get)).toEqual(words.map((word) => `meaning of ${word}`))
  expect(words.every(has)).toBe(true)
})

it('finds no key that the table lacks', () => {
  const { get, has } = readSortedTable(text)
  expect(['', 'a', 'word', 'word1000', 'word29 ', 'zebra'].map(get)).toEqual(Array.from({ length: 6 }))
  expect(has('meaning of word1')).toBe(false)
  expect(readSortedTable('').has('word')).toBe(false)
})
