import type { TranslationSet } from '@fukidashi/translator/translation-sets'
import { describe, expect, it } from 'vitest'
import { createBuiltinRow } from './builtin-row.ts'

const set = (id: string, ...directions: TranslationSet['directions']): TranslationSet => ({
  id,
  longestSentence: 40,
  directions,
})
const row = createBuiltinRow([
  set(
    'many-eng',
    { from: 'JPN', to: 'ENG', targetToken: '<2eng>', chrF: 40 },
    { from: 'KOR', to: 'ENG', targetToken: '<2eng>', chrF: 31 },
    { from: 'CHS', to: 'ENG', targetToken: '<2eng>', chrF: 12 },
  ),
  set(
    'eng-many',
    { from: 'ENG', to: 'FRA', targetToken: '<2fra>', chrF: 50 },
    { from: 'ENG', to: 'RUS', targetToken: '<2rus>', chrF: 20 },
    { from: 'ENG', to: 'CHS', targetToken: '<2zho>', chrF: 20 },
  ),
  set('jpn-fra', { from: 'JPN', to: 'FRA', targetToken: '<2fra>', chrF: 45 }),
])

describe('builtin routes', () => {
  it.each([
    ['JPN', 'ENG', ['JPN', 'ENG']],
    ['JPN', 'FRA', ['JPN', 'FRA']],
    ['KOR', 'FRA', ['KOR', 'ENG', 'FRA']],
    ['KOR', 'CHS', ['KOR', 'ENG', 'CHS']],
    ['ENG', 'CHS', ['ENG', 'CHS']],
  ] as const)('%s to %s: straight, or through English', (from, to, route) => {
    expect(row.route(from, to, {})).toEqual(route)
  })

  it.each([
    ['CHS', 'ENG', 'too weak'],
    ['ENG', 'RUS', 'too weak'],
    ['CHS', 'FRA', 'its first half too weak'],
    ['FRA', 'ENG', 'no weights'],
    ['ENG', 'ENG', 'no translation'],
  ] as const)('%s to %s is not offered: %s', (from, to, _reason) => {
    expect(row.route(from, to, {})).toBeUndefined()
  })

  it('takes the better of two sets', () => {
    const weak = { from: 'JPN', to: 'ENG', targetToken: '<2eng>', chrF: 32 } as const
    const asked: string[] = []
    const better = createBuiltinRow([set('weak', weak), set('strong', { ...weak, chrF: 44 })])
    const load = async (asset: string) => {
      asked.push(asset)
      return await Promise.reject(new Error('no weights'))
    }
    const engine = better.create({ assets: { load }, inference: {} as never, modelTranslator: undefined! }, {})
    const request = {
      to: 'ENG' as const,
      segments: [{ id: 'a', text: 'はい', language: 'JPN' as const, route: ['JPN', 'ENG'] as const }],
      glossary: {},
    }
    const translated = engine.translate(request, { signal: new AbortController().signal, report: () => undefined })
    return expect(translated)
      .rejects.toThrow('no weights')
      .then(() => {
        expect(asked.every((asset) => asset.startsWith('models:strong/'))).toBe(true)
      })
  })
})
