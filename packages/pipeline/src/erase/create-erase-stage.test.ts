import { ProductError } from '@fukidashi/contract/errors'
import { describe, expect, it } from 'vitest'
import type { Box, Colour, ErasedPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { createEraseStage, type EraseSettings } from './create-erase-stage.ts'
import { type DrawnPage, drawPage, type PageDrawing } from './fixtures/drawn-page.ts'

const page = { width: 240, height: 120 }
const text: Box = [60, 48, 118, 18]

async function erase({ page: drawn }: DrawnPage, settings: EraseSettings = {}): Promise<ErasedPage> {
  return await createEraseStage({} as Platform, settings)(drawn, {
    signal: new AbortController().signal,
    report: () => {},
  })
}

/** Mean and largest difference between the cleaned and the true page inside a box. */
function differenceIn([left, top, width, height]: Box, { cleaned }: ErasedPage, { truth }: DrawnPage) {
  let sum = 0
  let most = 0
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * truth.width + x) * 4 + channel
        const difference = Math.abs(cleaned.data[index]! - truth.data[index]!)
        sum += difference
        most = Math.max(most, difference)
      }
    }
  }
  return { mean: sum / (width * height * 3), most }
}

/** Pixels outside the mask that changed, and pixels of the mask farther than `reach` from any stroke. */
function strayPixels({ image, cleaned, erasedMask }: ErasedPage, { strokes }: DrawnPage, reach: number) {
  let changedOutside = 0
  let far = 0
  for (let y = 0, index = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++, index++) {
      const isSame = [0, 1, 2, 3].every((part) => image.data[index * 4 + part] === cleaned.data[index * 4 + part])
      if (erasedMask.data[index] === 0) {
        if (!isSame) changedOutside++
      } else if (!hasStrokeNear(strokes, x, y, reach)) far++
    }
  }
  return { changedOutside, far }
}

function hasStrokeNear({ width, height, data }: DrawnPage['strokes'], x: number, y: number, reach: number): boolean {
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
    if (data.subarray(row * width + Math.max(0, x - reach), row * width + Math.min(width, x + reach + 1)).includes(1)) {
      return true
    }
  }
  return false
}

const grey = (value: number): Colour => [value, value, value]
const around: Box = [text[0] - 8, text[1] - 8, text[2] + 16, text[3] + 16]

describe('createEraseStage', () => {
  const grounds: readonly (Pick<PageDrawing, 'ground' | 'groundKind' | 'noise' | 'ink'> & {
    name: string
    mean: number
    most: number
  })[] = [
    { name: 'white paper', ground: () => grey(255), mean: 0, most: 0 },
    { name: 'a black caption', ground: () => grey(8), ink: [255, 255, 255], mean: 0, most: 0 },
    { name: 'a tint under JPEG noise', ground: () => [246, 228, 190], noise: 8, mean: 0.2, most: 1 },
    {
      name: 'a slanted gradient',
      ground: (x, y) => [250 - x * 0.4, 200 - y * 0.5, 120 + x * 0.3],
      groundKind: 'gradient',
      noise: 4,
      mean: 1.5,
      most: 6,
    },
    {
      name: 'a glow',
      ground: (x, y) => grey(90 + 160 * Math.exp(-((x - 120) ** 2 + (y - 60) ** 2) / 9000)),
      groundKind: 'gradient',
      noise: 4,
      mean: 1.5,
      most: 6,
    },
    {
      name: 'screentone',
      ground: (x, y) => grey((x + y) % 6 < 3 && (x - y + 600) % 6 < 3 ? 40 : 230),
      groundKind: 'art',
      mean: 12,
      most: 255,
    },
    {
      name: 'hatching',
      ground: (x, y) => grey((x + 2 * y) % 9 < 2 ? 20 : 255),
      groundKind: 'art',
      mean: 4,
      most: 255,
    },
  ]

  it.each(grounds)('brings back $name and changes nothing else', async ({ name: _name, mean, most, ...drawing }) => {
    const drawn = drawPage({ ...page, ...drawing, texts: [text] })
    const erased = await erase(drawn)
    const difference = differenceIn(around, erased, drawn)
    expect(difference.mean).toBeLessThanOrEqual(mean)
    expect(difference.most).toBeLessThanOrEqual(most)
    expect(strayPixels(erased, drawn, 10)).toEqual({ changedOutside: 0, far: 0 })
  })

  it('keeps the border of a tight balloon to the pixel', async () => {
    const isBorder = (x: number, y: number) => x >= 54 && x < 186 && y >= 42 && y < 72
    const isInside = (x: number, y: number) => x >= 57 && x < 183 && y >= 45 && y < 69
    const drawn = drawPage({
      ...page,
      ground: (x, y) => (isInside(x, y) ? grey(255) : isBorder(x, y) ? grey(0) : [200, 90, 40]),
      interior: isInside,
      texts: [text],
    })
    expect(differenceIn([0, 0, 240, 120], await erase(drawn), drawn).most).toBe(0)
  })

  it('takes away bits and soft edges that the text mask missed', async () => {
    const drawn = drawPage({ ...page, ground: () => grey(255), texts: [text] })
    const isMissed = (index: number) => index % page.width >= 93 && index % page.width < 100
    const textMask = { ...page, data: drawn.strokes.data.map((isStroke, index) => (isMissed(index) ? 0 : isStroke)) }
    const erased = await erase({ ...drawn, page: { ...drawn.page, textMask } })
    expect(differenceIn(around, erased, drawn).most).toBe(0)
  })

  it('takes away an outline that the text mask does not cover', async () => {
    const drawn = drawPage({
      ...page,
      ground: (x, y) => grey((x + 2 * y) % 9 < 4 ? 60 : 200),
      groundKind: 'art',
      outline: { colour: [0, 255, 0], widthPx: 4 },
      texts: [text],
    })
    const { cleaned } = await erase(drawn)
    const isGreen = (index: number) => cleaned.data[index * 4 + 1]! - cleaned.data[index * 4]! > 40
    expect(Array.from({ length: page.width * page.height }, (_, index) => index).filter(isGreen)).toEqual([])
  })

  it.each([
    { groundKind: 'flat' as const, left: 0 },
    { groundKind: 'art' as const, left: 100 },
  ])('leaves $left pixels of loose ink far from the text on $groundKind ground', async ({ groundKind, left }) => {
    const drawn = drawPage({ ...page, ground: () => grey(255), groundKind, texts: [text] })
    const { image } = drawn.page
    const isLoose = (index: number) => {
      const [x, y] = [index % page.width, Math.floor(index / page.width)]
      return x >= 196 && x < 206 && y >= 20 && y < 30
    }
    const data = image.data.map((value, place) => (place % 4 < 3 && isLoose(place >> 2) ? 0 : value))
    const { cleaned } = await erase({ ...drawn, page: { ...drawn.page, image: { ...image, data } } })
    expect(cleaned.data.filter((value, place) => place % 4 === 0 && value === 0)).toHaveLength(left)
  })

  it('changes nothing beyond the interior and the text mask', async () => {
    const isInside = (x: number, y: number) => x >= 62 && x < 176 && y >= 50 && y < 64
    const drawn = drawPage({
      ...page,
      ground: () => grey(250),
      noise: 8,
      interior: isInside,
      groundKind: 'art',
      texts: [text],
    })
    const { image, cleaned, textMask } = { ...drawn.page, ...(await erase(drawn)) }
    const changed = Array.from(textMask.data.keys()).filter(
      (index) => image.data[index * 4] !== cleaned.data[index * 4],
    )
    expect(changed.length).toBeGreaterThan(500)
    expect(
      changed.filter(
        (index) => textMask.data[index] === 0 && !isInside(index % page.width, Math.floor(index / page.width)),
      ),
    ).toEqual([])
  })

  it('leaves a line of the drawing that runs past the text', async () => {
    const drawn = drawPage({ ...page, ground: (_x, y) => grey(y === 78 || y === 79 ? 30 : 255), texts: [text] })
    expect(differenceIn([0, 0, 240, 120], await erase(drawn), drawn).most).toBe(0)
  })

  it('leaves regions without a translation as they are', async () => {
    const other: Box = [60, 88, 118, 18]
    const drawn = drawPage({
      ...page,
      ground: () => grey(255),
      texts: [text, other],
      translations: ['Bonjour', undefined],
    })
    const erased = await erase(drawn)
    expect(differenceIn(around, erased, drawn).most).toBe(0)
    expect(strayPixels(erased, drawn, 10)).toEqual({ changedOutside: 0, far: 0 })
    const [, top] = other
    expect(erased.cleaned.data.subarray(top * 960)).toEqual(drawn.page.image.data.subarray(top * 960))
  })

  it('does not touch the page that it was given', async () => {
    const drawn = drawPage({ ...page, ground: () => grey(255), texts: [text] })
    const before = drawn.page.image.data.slice()
    await erase(drawn)
    expect(drawn.page.image.data).toEqual(before)
  })

  it('stops between regions with the reason of the signal', async () => {
    const drawn = drawPage({ ...page, ground: () => grey(255), texts: [text, [60, 88, 118, 18]] })
    const controller = new AbortController()
    const run = createEraseStage({} as Platform)(drawn.page, {
      signal: controller.signal,
      report: () => controller.abort(new Error('enough')),
    })
    await expect(run).rejects.toThrow('enough')
  })

  it('stops while it fills drawing, when the order to stop is an event of its own', async () => {
    const ground = (x: number, y: number) => grey((x + y) % 6 < 3 && (x - y + 600) % 6 < 3 ? 40 : 230)
    const drawn = drawPage({ ...page, ground, groundKind: 'art', texts: [text] })
    const controller = new AbortController()
    const run = createEraseStage({} as Platform)(drawn.page, { signal: controller.signal, report: () => {} })
    setTimeout(() => controller.abort(new Error('enough')))
    await expect(run).rejects.toThrow('enough')
  })

  it('says that LaMa has to be pulled first', async () => {
    const drawn = drawPage({ ...page, ground: () => grey(255), texts: [text] })
    const platform = { assets: { load: async () => await Promise.reject(new Error('no file')) } } as unknown as Platform
    const run = createEraseStage(platform, { inpainting: 'lama' })(drawn.page, {
      signal: new AbortController().signal,
      report: () => {},
    })
    await expect(run).rejects.toThrow(ProductError)
    await expect(run).rejects.toMatchObject({ key: 'engineUnavailable' })
  })

  it('lets LaMa see the hole and takes only the hole from it', async () => {
    const drawn = drawPage({
      ...page,
      ground: (x, y) => grey((x * 31 + y * 17) % 97),
      groundKind: 'art',
      texts: [text],
    })
    const seen: { shapes: (readonly number[])[]; holePixels: number } = { shapes: [], holePixels: 0 }
    const green = new Float32Array(3 * 512 * 512).fill(200, 512 * 512, 2 * 512 * 512)
    const session = {
      outputNames: ['output'],
      run: async ({ image, mask }: Record<string, { data: Float32Array; dims: readonly number[] }>) => {
        seen.shapes.push(image!.dims, mask!.dims)
        seen.holePixels += mask!.data.reduce((sum, value) => sum + value, 0)
        return await Promise.resolve({ output: { data: green } })
      },
    }
    const platform = {
      assets: { load: async () => await Promise.resolve(new Uint8Array()) },
      inference: {
        createSession: async () => await Promise.resolve(session),
        createTensor: (_type: string, data: Float32Array, dims: readonly number[]) => ({ data, dims }),
      },
    } as unknown as Platform
    const erased = await createEraseStage(platform, { inpainting: 'lama' })(drawn.page, {
      signal: new AbortController().signal,
      report: () => {},
    })
    expect(seen.shapes).toEqual([
      [1, 3, 512, 512],
      [1, 1, 512, 512],
    ])
    expect(seen.holePixels).toBeGreaterThan(1000)
    const middle = (text[1] + 1) * page.width + text[0] + 1
    expect([...erased.cleaned.data.subarray(middle * 4, middle * 4 + 4)]).toEqual([0, 200, 0, 255])
    expect(strayPixels(erased, drawn, 10)).toEqual({ changedOutside: 0, far: 0 })
  })
})
