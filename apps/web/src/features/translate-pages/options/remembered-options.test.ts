import { describe, expect, it } from 'vitest'
import { fitOptions, type Offer, readOptions } from './remembered-options.ts'

const offer: Offer = {
  translationModels: [
    {
      id: 'builtin',
      isAvailable: true,
      heedsHonorifics: true,
      routes: [
        { from: ['JPN'], to: ['ENG', 'ESP'] },
        { from: ['ENG'], to: ['ESP'] },
      ],
    },
    {
      id: 'google',
      isAvailable: false,
      heedsHonorifics: false,
      routes: [{ from: ['ENG', 'KOR'], to: ['ENG', 'JPN'] }],
    },
    {
      id: 'gpt4o',
      isAvailable: true,
      heedsHonorifics: true,
      routes: [{ from: ['ENG', 'KOR'], to: ['ENG', 'JPN'] }],
    },
  ],
  detectionModels: [
    { id: 'default', label: '', isAvailable: true },
    { id: 'ctd', label: '', isAvailable: false },
  ],
}

const browser = {
  id: 'browser',
  isAvailable: true,
  heedsHonorifics: false,
  mayBeDefault: true,
} as const

describe('engines on the reader’s side', () => {
  const builtInAlone: Offer = { ...offer, translationModels: [offer.translationModels[0]!, browser] }

  it('has the browser first where the server has its built-in model alone', () => {
    expect(fitOptions({}, 'en', builtInAlone).translationModel).toBe('browser')
    expect(fitOptions({ translationModel: 'builtin' }, 'en', builtInAlone).translationModel).toBe('builtin')
    const withMore = { ...offer, translationModels: [...offer.translationModels, browser] }
    expect(fitOptions({}, 'en', withMore).translationModel).toBe('builtin')
    const cannot = { ...offer, translationModels: [offer.translationModels[0]!, { ...browser, mayBeDefault: false }] }
    expect(fitOptions({}, 'en', cannot).translationModel).toBe('builtin')
  })

  it('fits the target language to what the engine says of the source', () => {
    const models = [offer.translationModels[0]!, { ...browser, targets: ['KOR', 'FRA'] as const }]
    const fitted = fitOptions({ translationModel: 'browser', translateTo: 'DEU' }, 'fr', {
      ...offer,
      translationModels: models,
    })
    expect(fitted).toMatchObject({ translationModel: 'browser', translateTo: 'FRA' })
  })
})

describe('readOptions', () => {
  it('brings choices back as they were', () => {
    const options = { ...fitOptions({}, 'ja'), translateFrom: 'KOR', honorifics: 'drop' } as const
    expect(readOptions(JSON.stringify(options))).toEqual(options)
  })

  it.each([
    null,
    '',
    '[',
    'null',
    '"text"',
    '{"translateTo":"XXX","fontStyle":3,"translateFrom":"KAT","honorifics":"usual"}',
  ])('finds none in %j', (text) => {
    expect(readOptions(text)).toEqual({})
  })
})

describe('fitOptions', () => {
  it('begins with the language of the site, where it can be had', () => {
    expect(fitOptions({}, 'zh-CN').translateTo).toBe('CHS')
    expect(fitOptions({}, 'es', offer)).toMatchObject({ translateTo: 'ESP', translationModel: 'builtin' })
    expect(fitOptions({}, 'ja', offer).translateTo).toBe('ENG')
    expect(fitOptions({ translationModel: 'gpt4o' }, 'ja', offer).translateTo).toBe('JPN')
  })

  it('leaves a choice alone that can be had, and replaces one that cannot', () => {
    const chosen = { translationModel: 'gpt4o', translateTo: 'JPN', fontStyle: 'sans' } as const
    expect(fitOptions(chosen, 'en', offer)).toMatchObject(chosen)
    expect(fitOptions({ translationModel: 'google', detectionModel: 'ctd' }, 'en', offer)).toMatchObject({
      translationModel: 'builtin',
      detectionModel: 'default',
    })
  })

  it('asks for honorifics only of a model that can be told, on pages that may have some', () => {
    const chosen = { honorifics: 'keep' } as const
    expect(fitOptions(chosen, 'en', offer).honorifics).toBe('keep')
    expect(fitOptions({ ...chosen, translateFrom: 'JPN' }, 'es', offer).honorifics).toBe('keep')
    expect(fitOptions({ ...chosen, translateFrom: 'ENG' }, 'es', offer).honorifics).toBeUndefined()
    expect(fitOptions({ ...chosen, translationModel: 'gpt4o' }, 'en', offer).honorifics).toBe('keep')
    const [builtin] = offer.translationModels
    const replaced = { ...offer, translationModels: [{ ...builtin!, heedsHonorifics: false }] }
    expect(fitOptions(chosen, 'en', replaced).honorifics).toBeUndefined()
  })

  it('keeps to the pairs of languages that the model has', () => {
    const fromEnglish = fitOptions({ translateFrom: 'ENG', translateTo: 'ENG' }, 'en', offer)
    expect(fromEnglish).toMatchObject({ translateFrom: 'ENG', translateTo: 'ESP' })
    expect(fitOptions({ translateFrom: 'KOR', translateTo: 'ENG' }, 'en', offer).translateFrom).toBeUndefined()
  })
})
