import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pullTinyModels } from '../../translate/engines/open-models/fixtures/pulled-tiny-models.ts'
import { createPulledModelFiles } from './pulled-model-files.ts'

it('gives weights as paths and texts as what they hold, by both names that are asked for', async () => {
  await using folder = await pullTinyModels({ 'en-es': 'opus-mt' })
  const files = createPulledModelFiles(folder.path, 'https://hub.example/')
  const weights = 'onnx/encoder_model_quantized.onnx'
  const path = join(folder.path, 'en-es', weights)
  expect(await files.match(path)).toBe(path)
  expect(await files.match(`https://hub.example/en-es/resolve/main/${weights}`)).toBe(path)
  const config = (await files.match('https://hub.example/en-es/resolve/main/config.json')) as Response
  expect(await config.json()).toMatchObject({ model_type: 'marian' })
  expect(await files.match(join(folder.path, 'en-es', 'vocab.json'))).toBeUndefined()
})
