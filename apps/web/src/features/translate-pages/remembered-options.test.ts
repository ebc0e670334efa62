import { describe, expect, it } from 'vitest'
import { defaultOptions, readOptions } from './remembered-options.ts'

describe('remembered options', () => {
  it('come back as they were', () => {
    const options = { ...defaultOptions('ja'), translateFrom: 'KOR' } as const
    expect(readOptions(JSON.stringify(options))).toEqual(options)
  })

  it.each([null, '', '[', 'null', '"text"', '{"translateTo":"XXX","fontStyle":3,"translateFrom":"KAT"}'])(
    'are empty when %j is stored',
    (text) => {
      expect(readOptions(text)).toEqual({})
    },
  )

  it('begin with the language of the site', () => {
    expect(defaultOptions('zh-CN').translateTo).toBe('CHS')
    expect(defaultOptions('en').translateTo).toBe('ENG')
  })
})
