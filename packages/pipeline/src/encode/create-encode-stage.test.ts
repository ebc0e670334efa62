import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageToEncode, RasterImage } from '../page.ts'
import { createImageCodec } from '../platform/node/create-image-codec.ts'
import { createEncodeStage } from './create-encode-stage.ts'

const codec = createImageCodec(1)
const context = { signal: new AbortController().signal, report: () => {} }
const white: RasterImage = { width: 8, height: 6, data: new Uint8ClampedArray(8 * 6 * 4).fill(255) }

function withDot({ width, height, data }: RasterImage, x: number, y: number): RasterImage {
  const painted = new Uint8ClampedArray(data)
  painted.set([200, 0, 0, 255], (y * width + x) * 4)
  return { width, height, data: painted }
}

function pageToEncode(image: RasterImage, finished: RasterImage, sourceBytes: Uint8Array): PageToEncode {
  return { image, finished, sourceBytes, format: 'png' }
}

describe('encode', () => {
  it('gives back the very file when no pixel changed', async () => {
    const sourceBytes = await codec.encode(white, 'png')
    const page = await createEncodeStage({ codec })(pageToEncode(white, { ...white }, sourceBytes), context)
    expect(page.bytes).toBe(sourceBytes)
    const overlay = await codec.decode(page.overlay)
    expect(overlay.data.every((value) => value === 0)).toBe(true)
  })

  it('changes only what the finished page changes, and lays only that and what is close around it over', async () => {
    const plain: RasterImage = { width: 40, height: 30, data: new Uint8ClampedArray(40 * 30 * 4).fill(255) }
    const finished = withDot(withDot(plain, 20, 14), 1, 29)
    const page = await createEncodeStage({ codec })(pageToEncode(plain, finished, new Uint8Array([1])), context)
    expect([...(await codec.decode(page.bytes)).data]).toEqual([...finished.data])
    const { data } = await codec.decode(page.overlay)
    const isNear = (x: number, y: number) =>
      (Math.abs(x - 20) <= 4 && Math.abs(y - 14) <= 4) || (Math.abs(x - 1) <= 4 && Math.abs(y - 29) <= 4)
    for (let y = 0; y < 30; y++)
      for (let x = 0; x < 40; x++) {
        const start = (y * 40 + x) * 4
        const expected = isNear(x, y) ? [...finished.data.subarray(start, start + 4)] : [0, 0, 0, 0]
        expect([...data.subarray(start, start + 4)], `${x} ${y}`).toEqual(expected)
      }
  })

  it('hides what was erased at any scale, as the edge of the overlay lies where both pages are the same', async () => {
    // Thin lettering, of which erasing changes the strokes alone.
    const lettered: RasterImage = { width: 600, height: 600, data: new Uint8ClampedArray(600 * 600 * 4).fill(255) }
    for (let y = 200; y < 400; y++)
      for (let x = 200; x < 400; x += 7) lettered.data.fill(0, (y * 600 + x) * 4, (y * 600 + x) * 4 + 3)
    const finished: RasterImage = { ...lettered, data: new Uint8ClampedArray(600 * 600 * 4).fill(255) }
    const page = await createEncodeStage({ codec })(pageToEncode(lettered, finished, new Uint8Array([1])), context)
    for (const scale of [0.4, 0.6, 0.9]) {
      const size = Math.round(600 * scale)
      const under = await sharp(lettered.data, { raw: { width: 600, height: 600, channels: 4 } })
        .resize(size)
        .png()
        .toBuffer()
      const shown = await sharp(under)
        .composite([{ input: await sharp(page.overlay).resize(size).png().toBuffer() }])
        .removeAlpha()
        .raw()
        .toBuffer()
      expect(Math.min(...new Set(shown)), `at ${scale}`).toBeGreaterThanOrEqual(250)
    }
  })

  it('does the same for a page too large to be written beside its overlay', async () => {
    const large: RasterImage = { width: 4000, height: 2001, data: new Uint8ClampedArray(4000 * 2001 * 4).fill(255) }
    const unchanged = new Uint8Array([1])
    const same = await createEncodeStage({ codec })(pageToEncode(large, large, unchanged), context)
    expect(same.bytes).toBe(unchanged)
    const finished = withDot(large, 3999, 2000)
    const page = await createEncodeStage({ codec })(pageToEncode(large, finished, unchanged), context)
    const decoded = await codec.decode(page.bytes)
    expect(Buffer.from(decoded.data).equals(Buffer.from(finished.data))).toBe(true)
    const overlay = await codec.decode(page.overlay)
    expect([...overlay.data.subarray(-8)]).toEqual([255, 255, 255, 255, 200, 0, 0, 255])
    // A hundredth of the shorter side around it, and nothing before that.
    const firstRow = 2000 - Math.ceil(2001 / 100)
    expect(overlay.data.findIndex((value) => value !== 0)).toBe((firstRow * 4000 + 3999 - (2000 - firstRow)) * 4)
  })
})
