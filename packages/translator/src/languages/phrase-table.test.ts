import { expect, it } from 'vitest'
import { createPhraseTable } from './phrase-table.ts'

it('takes a form of several lines for the first, and says nothing for what is only heard', () => {
  const table = createPhraseTable(['Yes|はい/うん', 'Here|/ここだ/はい'])
  expect([table.phraseOf('はい'), table.phraseOf('ここだ'), table.said('yes'), table.said('here')]).toEqual([
    'Yes',
    'Here',
    'はい',
    undefined,
  ])
})

it('refuses two lines for one meaning', () => {
  expect(() => createPhraseTable(['Yes|Oui', 'yes|Ouais'])).toThrow(/'yes' stands in two lines/u)
})
