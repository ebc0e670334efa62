import type { LanguageCode } from '@fukidashi/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModelTranslator, type NodeModelTranslator } from '../../../platform/node/create-model-translator.ts'
import type { ModelRequest, ModelTranslator } from '../../../ports.ts'
import { findEngineRow, rowOf } from '../../engine-registry.ts'
import { type PulledFolder, pullTinyModels } from './fixtures/pulled-tiny-models.ts'
import { m2m100Row, opusMtRow } from './open-model-rows.ts'

const pulled = { 'opus-mt-ja-en': 'aaa', 'opus-mt-en-es': 'bbb', 'm2m100-418m': 'ccc' }

let folder: PulledFolder
let modelTranslator: NodeModelTranslator
beforeAll(async () => {
  folder = await pullTinyModels({ 'opus-mt-ja-en': 'opus-mt', 'opus-mt-en-es': 'opus-mt', 'm2m100-418m': 'm2m100' })
  modelTranslator = createModelTranslator(1, folder.path)
})
afterAll(async () => {
  await modelTranslator.dispose()
  await folder[Symbol.asyncDispose]()
})

type Lines = Readonly<Record<string, readonly [language: LanguageCode, text: string]>>

async function translate(
  row: typeof opusMtRow,
  to: LanguageCode,
  lines: Lines,
  { translator = modelTranslator as ModelTranslator, glossary = {} } = {},
) {
  const engine = row.create({ assets: undefined!, inference: undefined!, modelTranslator: translator }, { pulled })
  const segments = Object.entries(lines).map(([id, [language, text]]) => {
    return { id, language, text, route: row.route(language, to, { pulled })! }
  })
  const progress: number[] = []
  const context = { signal: new AbortController().signal, report: (done: number) => progress.push(done) }
  const { translations, usage } = await engine.translate({ to, segments, glossary }, context)
  return { translations: Object.fromEntries(translations), usage, progress }
}

/** A translator that keeps what it is asked and answers by a function. */
function recordingTranslator(answer: (text: string) => string) {
  const requests: ModelRequest[] = []
  const translator: ModelTranslator = {
    translate: async (request) => {
      requests.push(request)
      return await Promise.resolve(request.texts.map(answer))
    },
  }
  return { requests, translator }
}

describe('opus-mt', () => {
  it('translates a page by region, each language by its own model, and says which', async () => {
    const { translations, usage, progress } = await translate(opusMtRow, 'ESP', {
      z: ['ENG', 'Run!'],
      a: ['JPN', '赤い船はどこだ？'],
      m: ['ENG', 'I FOUND 25\nCOINS.'],
    })
    expect(translations).toEqual({ z: '¡Corre!', a: '¿Dónde está el barco rojo?', m: 'Encontré 25 monedas.' })
    expect(usage).toEqual({ models: ['opus-mt-en-es@bbb', 'opus-mt-ja-en@aaa'] })
    expect(progress.at(-1)).toBe(1)
  })

  it('goes through English only where both halves are there and no model has the pair', () => {
    const route = (from: LanguageCode, to: LanguageCode) => opusMtRow.route(from, to, { pulled })
    expect(route('JPN', 'ENG')).toEqual(['JPN', 'ENG'])
    expect(route('JPN', 'ESP')).toEqual(['JPN', 'ENG', 'ESP'])
    expect([route('JPN', 'FRA'), route('KOR', 'ESP'), route('ESP', 'ESP'), opusMtRow.route('JPN', 'ENG')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  it('names the weights that a pair needs', () => {
    const missing = (from: LanguageCode, to: LanguageCode, settings = { pulled }) =>
      opusMtRow.findObstacle(settings, { from, to })
    expect(missing('JPN', 'ESP')).toBeUndefined()
    expect(missing('JPN', 'FRA')).toEqual({ key: 'needsWeights', weights: 'opus-mt-en-fr' })
    expect(missing('KOR', 'DEU')).toEqual({ key: 'needsWeights', weights: 'opus-mt-ko-en opus-mt-en-de' })
    expect(missing('JPN', 'THA')).toBeUndefined()
    expect(opusMtRow.findObstacle({})).toEqual({ key: 'needsWeights', weights: 'opus-mt-<from>-<to>' })
  })

  it('gives names as the glossary has them, and asks again without when one was lost', async () => {
    const glossary = { 相川: 'Aikawa', 園山: 'Sonoyama' }
    const { requests, translator } = recordingTranslator((text) =>
      text.replace('だ', ' da').replace('Sonoyama', 'someone').replace('園山', 'Sonoyama'),
    )
    const { translations } = await translate(
      opusMtRow,
      'ENG',
      { a: ['JPN', '相川だ'], b: ['JPN', '園山だ'] },
      { translator, glossary },
    )
    expect(requests.map(({ texts }) => texts)).toEqual([['Aikawaだ', 'Sonoyamaだ'], ['園山だ']])
    expect(translations).toEqual({ a: 'Aikawa da', b: 'Sonoyama da' })
  })

  it('keeps the first translation when the second one has lost the number too', async () => {
    const { requests, translator } = recordingTranslator((text) => `few ${text.length}`)
    const { translations } = await translate(opusMtRow, 'ENG', { a: ['JPN', '全部で2500円'] }, { translator })
    expect(requests).toHaveLength(2)
    expect(translations).toEqual({ a: 'few 8' })
  })

  it('writes capitals as running text, sentence by sentence, and keeps names', async () => {
    const { requests, translator } = recordingTranslator((text) => text)
    const lines: Lines = { a: ['ENG', 'WAIT!\nMARIA IS HERE. I SAW HER'], b: ['ENG', 'Wait, NASA called'] }
    await translate(opusMtRow, 'ESP', lines, { translator, glossary: { Maria: 'María' } })
    expect(requests[0]!.texts).toEqual(['Wait! María is here. I saw her', 'Wait, NASA called'])
  })
})

describe('m2m100', () => {
  it('translates between any of its languages in one step', async () => {
    const { translations, usage } = await translate(m2m100Row, 'ESP', { a: ['JPN', '走れ！'], b: ['ENG', 'Yes.'] })
    expect(translations).toEqual({ a: '¡Corre!', b: 'Sí.' })
    expect(usage).toEqual({ models: ['m2m100-418m@ccc'] })
  })

  it('has every pair but what is one language to it, and nothing before it is pulled', () => {
    const route = (from: LanguageCode, to: LanguageCode) => m2m100Row.route(from, to, { pulled })
    expect([route('KOR', 'TAM'), route('CHT', 'FIL'), route('PTB', 'JPN')]).toEqual([
      ['KOR', 'TAM'],
      ['CHT', 'FIL'],
      ['PTB', 'JPN'],
    ])
    expect([route('CHS', 'CHT'), route('POR', 'PTB'), route('JPN', 'CHT'), m2m100Row.route('KOR', 'ENG')]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
    expect(m2m100Row.findObstacle({}, { from: 'KOR', to: 'TAM' })).toEqual({
      key: 'needsWeights',
      weights: 'm2m100-418m',
    })
  })
})

describe('in the place of the built-in engine', () => {
  const substitutes = { builtin: 'opus-mt' } as const

  it('works where the operator put it, and never by itself', () => {
    expect(findEngineRow('builtin', { substitutes, pulled }, { from: 'JPN', to: 'ESP' })).toBe(opusMtRow)
    expect(rowOf('builtin', { pulled }).id).toBe('builtin')
    expect(rowOf('google', { substitutes, pulled }).id).toBe('google')
  })

  it('does not fall back to it when weights are missing', () => {
    expect(() => findEngineRow('builtin', { substitutes }, { from: 'JPN', to: 'ENG' })).toThrow(
      'models pull opus-mt-ja-en',
    )
  })
})
