import type { LanguageCode } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import { createAssetLoader } from '../../platform/node/create-asset-loader.ts'
import { createInferencePort } from '../../platform/node/create-inference-port.ts'
import { builtinRow } from './builtin-row.ts'

const platform = { assets: createAssetLoader(), inference: createInferencePort(1), modelTranslator: undefined! }
const engine = builtinRow.create(platform, {})

async function translate(
  from: LanguageCode,
  to: LanguageCode,
  texts: readonly string[],
  glossary: Record<string, string> = {},
) {
  const segments = texts.map((text, index) => ({ id: `r${index}`, text, language: from }))
  const context = { signal: new AbortController().signal, report: () => undefined }
  const { translations } = await engine.translate({ to, segments, glossary }, context)
  return texts.map((_, index) => translations.get(`r${index}`))
}

describe('builtin, with the weights that ship', () => {
  it('translates everyday sentences', async () => {
    expect(await translate('JPN', 'ENG', ['彼は学生です。', 'どうしたの？', '……はい！'])).toEqual([
      'He is a student.',
      "What's the matter?",
      '...Yes!',
    ])
    expect(await translate('ENG', 'ESP', ['Where am I?!', 'What are you doing here?'])).toEqual([
      '¡¿Dónde estoy?!',
      '¿Qué estás haciendo aquí?',
    ])
  })

  it('says the same of a text whatever stands beside it', async () => {
    const texts = ['I have 25 dogs.', 'Oh!', 'My friend lives in a very big house near the sea with his old mother.']
    const together = await translate('ENG', 'ESP', texts)
    const alone = await Promise.all(texts.map(async (text) => (await translate('ENG', 'ESP', [text]))[0]))
    expect(together).toEqual(alone)
    expect(together[0]).toBe('Tengo 25 perros.')
  })

  it('reads capitals and writes them', async () => {
    const [capitals] = await translate('ENG', 'ESP', ['WHAT ARE YOU DOING HERE?'])
    expect(capitals).toBe('¿QUÉ ESTÁS HACIENDO AQUÍ?')
  })

  it('keeps names: those of the glossary and those it does not know', async () => {
    const [known, found, called] = await translate(
      'ENG',
      'ESP',
      ['Where is Pepper?', 'I love Shichimi.', 'SHICHIMI!'],
      { Pepper: 'Pimienta' },
    )
    expect(known).toContain('Pimienta')
    expect(found).toContain('Shichimi')
    expect(called).toBe('¡SHICHIMI!')
  })

  it('goes through English, names included', async () => {
    expect(builtinRow.route('JPN', 'ESP')).toEqual(['JPN', 'ENG', 'ESP'])
    const [translation] = await translate('JPN', 'ESP', ['相川は学生です。'], { 相川: 'Aikawa' })
    expect(translation).toBe('Aikawa es un estudiante.')
  })

  it('makes no rude word of an innocent sentence', async () => {
    const [translation] = await translate('ENG', 'ESP', ['Our journey will be long.'])
    expect(translation).toMatch(/^Nuestro (?!jodi)/u)
  })

  it('offers no pair that it has no weights for', () => {
    expect(builtinRow.route('ENG', 'JPN')).toBeUndefined()
    expect(builtinRow.route('KOR', 'ENG')).toBeUndefined()
  })
})
