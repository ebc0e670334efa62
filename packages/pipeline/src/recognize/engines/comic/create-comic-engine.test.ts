import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createNodePlatform } from '../../../platform/node/create-node-platform.ts'
import type { LineReading, Platform } from '../../../ports.ts'
import type { GreyImage } from '../../../raster/greyscale.ts'
import { comparedPlans, findPlansObstacle } from '../../compared-plans.ts'
import { bestPlans } from '../../plans/reading-plans.ts'
import { findRecognitionObstacle } from '../recognition-engines.ts'
import { createComicEngine } from './create-comic-engine.ts'

// The tiny recogniser of the fixtures takes a step of 4 pixels for the character whose place among the nine is its ink in eighths.
const tiny = new URL('./fixtures/tiny-recogniser/', import.meta.url)
const node = createNodePlatform({ parallelism: 2 })
afterAll(() => node.dispose())

const platformWith = (change: (name: string, bytes: Uint8Array) => Uint8Array = (_, bytes) => bytes): Platform => ({
  ...node,
  assets: {
    load: async (asset) => {
      const name = asset.replace('models:recogniser/', '')
      return change(name, await readFile(new URL(name, tiny)))
    },
  },
})

const engine = createComicEngine(platformWith(), { usesLanguageModel: false })
const signal = new AbortController().signal

const classes = { _: 0, a: 1, b: 2, c: 3, ' ': 4, か: 5, я: 6, 가: 7, '!': 8 } as const
const stepPx = 4

/** A picture with one step for each sign; numbers are ink in shares. `extraPx` of paper stand at its end. */
function draw(steps: readonly (keyof typeof classes | number)[], extraPx = 0): GreyImage {
  const width = steps.length * stepPx + extraPx
  const data = new Uint8Array(48 * width).fill(255)
  steps.forEach((step, place) => {
    const ink = typeof step === 'number' ? step : classes[step] / 8
    for (let y = 0; y < 48; y++)
      data.fill(Math.round(255 * (1 - ink)), y * width + place * stepPx, y * width + (place + 1) * stepPx)
  })
  return { width, height: 48, data }
}

const spell = (text: string): GreyImage => draw([...text] as (keyof typeof classes)[])
const read = async (pictures: readonly GreyImage[], script = 'any') => await engine(script)(pictures, signal)
const textsOf = async (pictures: readonly GreyImage[], script?: string) =>
  (await read(pictures, script)).map(({ text }) => text)

describe('the comic recogniser', () => {
  it('drops blanks and repeats, and keeps what a blank parts', async () => {
    expect(await textsOf([spell('_aab__bbc'), spell('abba'), spell('a_a')])).toEqual(['abbc', 'aba', 'aa'])
  })

  it('reads pictures of many widths in batches, each as alone, in their order', async () => {
    const words = ['a', 'ab_ca', 'c', 'bac_abc_ab', 'b_b', 'cabcabcabcabcabcab', 'か', 'ab']
    const alone: LineReading[] = []
    for (const word of words) alone.push((await read([spell(word)]))[0]!)
    const together = await read(words.map(spell))
    expect(together.map(({ text }) => text)).toEqual(words.map((word) => word.replaceAll('_', '')))
    together.forEach(({ confidence }, place) => expect(confidence).toBeCloseTo(alone[place]!.confidence, 5))
  })

  it('reads nothing into the padding, and counts a step that is begun', async () => {
    // Of the batch's 8 steps the first picture has 5 and a half: whoever reads on finds a 'c'.
    expect(await textsOf([draw(['a', 'b', 'a', 'b', 'a'], 2), spell('abababa')])).toEqual(['ababa', 'abababa'])
  })

  it('adds up all ways to a text, where the likeliest single way is nothing', async () => {
    // In two steps of which each is a blank a little rather than an 'a', blank twice has 0.38, 'a' in some way 0.62.
    const ink = 15 / 255
    const other = 1 / (1 + Math.exp(512 * (ink ** 2 - (ink - 1 / 8) ** 2)))
    const [reading] = await read([draw([ink, ink])])
    expect(other).toBeGreaterThan(0.5)
    expect(reading!.text).toBe('a')
    expect(reading!.confidence).toBeCloseTo(1 - other ** 2, 3)
  })

  it('is as sure of a text as of its characters in the geometric mean', async () => {
    const [sure, unsure, empty] = await read([spell('_b_'), draw(['_', 'b', '_', 1.5 / 8, '_']), spell('____')])
    expect(sure!.confidence).toBeGreaterThan(0.99)
    expect(unsure!.text).toHaveLength(2)
    expect(unsure!.confidence).toBeCloseTo(Math.sqrt(0.5), 1)
    expect(empty).toEqual({ text: '', confidence: 0 })
  })

  it('holds a text to the letters of its script, and doubts it where the picture says others', async () => {
    // The sixth character is a Cyrillic letter that looks like a Latin one.
    const cyrillic = draw(['a', 'я', 'b'])
    const [free, latin, japanese] = [
      (await read([cyrillic]))[0]!,
      (await read([cyrillic], 'Latn'))[0]!,
      (await read([draw(['a', 'か', '!'])], 'Jpan'))[0]!,
    ]
    expect(free.text).toBe('aаb')
    expect(free.confidence).toBeGreaterThan(0.99)
    expect(latin.text).not.toContain('а')
    expect(latin.confidence).toBeLessThan(0.3)
    expect(japanese.text).toBe('aか!')
  })

  it('cuts a line that is wider than the network takes between words', async () => {
    const word = 'abc'.repeat(20)
    const words = Array.from({ length: 10 }, () => word)
    const [reading] = await read([spell(words.join('___'))])
    expect(reading!.text.replaceAll(' ', '')).toBe(words.join(''))
    expect(reading!.confidence).toBeGreaterThan(0.99)
  })

  it('lets the language model decide what the picture leaves open', async () => {
    const open = draw(['_', 'a', '_', 2.5 / 8, '_'])
    const plain = await read([open])
    const withModel = createComicEngine(platformWith(), { usesLanguageModel: true })
    const [reading] = await withModel('any')([open], signal)
    expect(['ab', 'ac']).toContain(plain[0]!.text)
    expect(reading!.text).toBe('ab')
    expect(reading!.confidence).toBeCloseTo(Math.sqrt(0.5), 1)
  })

  it('is not available as long as its weights do not ship, and says so', async () => {
    const missing = await findRecognitionObstacle('comic', {
      ...node,
      assets: { load: async () => Promise.reject(new Error('gone')) },
    })
    expect(missing).toContain('recogniser.onnx')
    expect(await findRecognitionObstacle('comic', platformWith())).toBeUndefined()
  })

  it('reads the next page when its weights came after the first', async () => {
    let isThere = false
    const late = platformWith((_, bytes) => {
      if (isThere) return bytes
      throw new Error('gone')
    })
    const readLate = createComicEngine(late, { usesLanguageModel: false })('Latn')
    await expect(readLate([spell('a')], signal)).rejects.toMatchObject({ key: 'engineUnavailable' })
    isThere = true
    expect((await readLate([spell('a')], signal))[0]!.text).toBe('a')
  })

  it('refuses files that do not belong together', async () => {
    const short = JSON.stringify({ height: 48, stride: 4, characters: ['a', 'b'] })
    const mixed = platformWith((name, bytes) => (name === 'characters.json' ? new TextEncoder().encode(short) : bytes))
    const run = createComicEngine(mixed, { usesLanguageModel: false })('any')([spell('a')], signal)
    await expect(run).rejects.toThrow('9 classes')
    const cut = platformWith((name, bytes) => (name === 'language-model.bin' ? bytes.subarray(0, 60) : bytes))
    const other = createComicEngine(cut, { usesLanguageModel: true })('any')([spell('a')], signal)
    await expect(other).rejects.toThrow('cut off')
  })

  it('stops when it is aborted', async () => {
    const reason = new Error('stopped')
    await expect(engine('any')([spell('a')], AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

describe('plans of reading', () => {
  it('that pages are read by name no engine that is not here', async () => {
    expect(await findPlansObstacle(bestPlans, node)).toBeUndefined()
  })

  it('with an engine of which the files are missing say so', async () => {
    const bare = { ...node, assets: { load: async () => Promise.reject(new Error('gone')) } }
    const ours = comparedPlans.find(({ id }) => id === 'comicWithLanguageModel')!
    expect(await findPlansObstacle(ours, bare)).toContain('recogniser.onnx')
    expect(await findPlansObstacle(ours, platformWith())).toBeUndefined()
  })
})
