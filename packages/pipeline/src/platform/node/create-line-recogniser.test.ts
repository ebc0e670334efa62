import { afterAll, expect, it } from 'vitest'
import { toGreyscale } from '../../raster/greyscale.ts'
import { createAssetLoader } from './create-asset-loader.ts'
import { createCanvasPort } from './create-canvas-port.ts'
import { createLineRecogniser } from './create-line-recogniser.ts'

const recogniser = createLineRecogniser(2)
afterAll(recogniser.dispose)
const signal = new AbortController().signal

async function drawLine(text: string) {
  const canvas = createCanvasPort()
  const font = await createAssetLoader().load('npm:@fontsource/poppins/files/poppins-latin-600-normal.woff2')
  await canvas.registerFont('line', font)
  const measure = canvas.createContext(1, 1)
  measure.font = '32px line'
  const [width, height] = [Math.ceil(measure.measureText(text).width) + 8, 44]
  const context = canvas.createContext(width, height)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.font = '32px line'
  context.fillText(text, 4, 33)
  const { data } = context.getImageData(0, 0, width, height)
  return toGreyscale({ width, height, data: new Uint8ClampedArray(data) })
}

it('reads lines in the order that they are given', async () => {
  const words = ['seven boats', 'the red house', 'no more rain']
  const readings = await recogniser.recognize('eng', await Promise.all(words.map(drawLine)), signal)
  expect(readings.map(({ text }) => text)).toEqual(words)
  for (const { confidence } of readings) expect(confidence).toBeGreaterThan(0.6)
})

it('reads on with a model whose threads were ended for others', async () => {
  const line = await drawLine('seven boats')
  const texts: string[] = []
  for (const model of ['eng', 'fra', 'spa', 'deu', 'kor', 'eng']) {
    const [reading] = await recogniser.recognize(model, [line], signal)
    texts.push(reading!.text)
  }
  expect(texts[0]).toBe('seven boats')
  expect(texts.at(-1)).toBe(texts[0])
})

it('stops at once when it is told to', async () => {
  const controller = new AbortController()
  const reading = recogniser.recognize('eng', Array(50).fill(await drawLine('seven boats')), controller.signal)
  controller.abort(new Error('enough'))
  await expect(reading).rejects.toThrow('enough')
  await expect(recogniser.recognize('eng', [], controller.signal)).rejects.toThrow('enough')
})

it('says which package a model is missing from', async () => {
  await expect(recogniser.recognize('tlh', [await drawLine('nuqneH')], signal)).rejects.toThrow(
    "Cannot find package '@tesseract.js-data/tlh'",
  )
})
