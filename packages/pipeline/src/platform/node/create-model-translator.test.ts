import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PulledFolder, pullTinyModels } from '../../translate/engines/open-models/fixtures/pulled-tiny-models.ts'
import { createInferencePort } from './create-inference-port.ts'
import { createModelTranslator, type NodeModelTranslator } from './create-model-translator.ts'

let folder: PulledFolder
let translator: NodeModelTranslator
const signal = new AbortController().signal

beforeAll(async () => {
  folder = await pullTinyModels({
    'en-es': 'opus-mt',
    'ja-en': 'opus-mt',
    'en-zh': 'opus-mt',
    broken: 'opus-mt',
    many: 'm2m100',
  })
  await writeFile(join(folder.path, 'broken', 'onnx', 'encoder_model_quantized.onnx'), 'no graph')
  translator = createModelTranslator(1, folder.path)
})
afterAll(async () => {
  await translator.dispose()
  await folder[Symbol.asyncDispose]()
})

describe('model translator', () => {
  it('translates texts of many lengths as one batch, none running on after its end', async () => {
    const texts = ['Where is the red boat?', 'Run!', 'I found 25 coins.', 'Yes.', 'Do not look back!']
    expect(await translator.translate({ set: 'en-es', texts }, signal)).toEqual([
      '¿Dónde está el barco rojo?',
      '¡Corre!',
      'Encontré 25 monedas.',
      'Sí.',
      '¡No mires atrás!',
    ])
    expect(await translator.translate({ set: 'en-es', texts: [] }, signal)).toEqual([])
  })

  it('tells a model of several scripts which one is wanted', async () => {
    const ask = async (targetToken: string) =>
      await translator.translate({ set: 'en-zh', texts: ['The boat is here.', 'Thank you.'], targetToken }, signal)
    expect(await ask('>>cmn_Hans<<')).toEqual(['船在这里。', '谢谢。'])
    expect(await ask('>>cmn_Hant<<')).toEqual(['船在這裡。', '謝謝。'])
    await expect(ask('>>tlh<<')).rejects.toThrow('does not know the token >>tlh<<')
  })

  it('tells a model of several languages which ones they are', async () => {
    const ask = async (from: string, to: string) =>
      await translator.translate({ set: 'many', texts: ['走れ！'], languages: { from, to } }, signal)
    expect(await ask('ja', 'en')).toEqual(['Run!'])
    expect(await ask('ja', 'es')).toEqual(['¡Corre!'])
    await expect(ask('ja', 'tlh')).rejects.toThrow('"tlh" is not valid')
  })

  it('keeps on translating with models that were let go for others', async () => {
    for (const [set, text, translation] of [
      ['ja-en', '走れ！', 'Run!'],
      ['en-es', 'Run!', '¡Corre!'],
      ['ja-en', '走れ！', 'Run!'],
    ] as const)
      expect(await translator.translate({ set, texts: [text] }, signal)).toEqual([translation])
  })

  it('stops at the next token once it is aborted', async () => {
    const stopping = new AbortController()
    const reason = new Error('enough')
    const texts = Array.from({ length: 200 }, () => 'Where is the red boat?')
    const running = translator.translate({ set: 'en-es', texts }, stopping.signal)
    setTimeout(() => stopping.abort(reason), 5)
    await expect(running).rejects.toBe(reason)
    await expect(translator.translate({ set: 'en-es', texts }, stopping.signal)).rejects.toBe(reason)
  })

  it('says what to do about weights that are missing or damaged, and finds them when they come', async () => {
    await expect(translator.translate({ set: 'later', texts: ['Run!'] }, signal)).rejects.toThrow(
      /'later' cannot be loaded .*; pull them again/,
    )
    await expect(translator.translate({ set: 'broken', texts: ['Run!'] }, signal)).rejects.toThrow(
      "'broken' cannot be loaded",
    )
    const path = ['onnx', 'encoder_model_quantized.onnx']
    await writeFile(join(folder.path, 'broken', ...path), await readFile(join(folder.path, 'en-es', ...path)))
    expect(await translator.translate({ set: 'broken', texts: ['Run!'] }, signal)).toEqual(['¡Corre!'])
  })

  it.skipIf(!existsSync('/proc/self/maps'))(
    'shares one native runtime with our own sessions (seen on Linux only)',
    async () => {
      const inference = createInferencePort(1)
      await inference.createSession(await readFile(join(folder.path, 'en-es', 'onnx', 'encoder_model_quantized.onnx')))
      const maps = await readFile('/proc/self/maps', 'utf8')
      await inference.dispose()
      expect(new Set(maps.match(/\/\S+onnxruntime_binding\.node/gu))).toHaveProperty('size', 1)
    },
  )
})
