import { honorificLanguages } from '@fukidashi/contract/honorifics'
import { languages } from '@fukidashi/contract/languages'
import { expect, it } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'

it('knows honorifics of the languages that clients are told have some, and of no others', () => {
  const known = languages.map(({ code }) => code).filter((code) => rulesOf(code).names?.honorifics !== undefined)
  expect(known).toEqual([...honorificLanguages])
})
