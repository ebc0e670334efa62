import { honorificLanguages } from '@fukidashi/contract/honorifics'
import { languages } from '@fukidashi/contract/languages'
import { expect, it } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { namesWithHonorifics } from './honorific-names.ts'

it('knows honorifics of the languages that clients are told have some, and of no others', () => {
  const known = languages.map(({ code }) => code).filter((code) => rulesOf(code).names?.honorifics !== undefined)
  expect(known).toEqual([...honorificLanguages])
})

it('leaves 殿下 to the weights, which is no 殿', () => {
  const called = (text: string) =>
    namesWithHonorifics([{ source: 'ギルバート', target: 'Gilbert' }], [text], {
      source: rulesOf('JPN'),
      target: rulesOf('ENG'),
      policy: 'keep',
    })
  expect(called('ギルバート殿下がお呼びです')).toEqual([])
  expect(called('ギルバート殿、いや、ギルバート殿下')).toEqual([{ source: 'ギルバート殿', target: 'Gilbert-dono' }])
})
