import { describe, expect, it } from 'vitest'
import type { RasterImage, TypesetPage } from '../page.ts'
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

/** A page after typesetting, as far as encoding looks at it. */
function typesetPage(image: RasterImage, finished: RasterImage, sourceBytes: Uint8Array): TypesetPage {
  return { image, finished, sourceBytes, format: 'png' } as TypesetPage
}

describe('encode', () => {
  it('gives back the very file when no pixel changed', async () => {
    const sourceBytes = await codec.encode(white, 'png')
    const page = await createEncodeStage({ codec })(typesetPage(white, { ...white }, sourceBytes), context)
    expect(page.bytes).toBe(sourceBytes)
    const overlay = await codec.decode(page.overlay)
    expect(overlay.data.every((value) => value === 0)).toBe(true)
  })

  it('changes only what the finished page changes, and lays only that over', async () => {
    const finished = withDot(white, 3, 2)
    const page = await createEncodeStage({ codec })(typesetPage(white, finished, new Uint8Array([1])), context)
    expect([...(await codec.decode(page.bytes)).data]).toEqual([...finished.data])
    const overlay = await codec.decode(page.overlay)
    const opaque = [...overlay.data.keys()].filter((index) => index % 4 === 3 && overlay.data[index] !== 0)
    expect(opaque).toEqual([(2 * 8 + 3) * 4 + 3])
    expect([...overlay.data.subarray(opaque[0]! - 3, opaque[0]! + 1)]).toEqual([200, 0, 0, 255])
  })

  it('does the same for a page too large to be written beside its overlay', async () => {
    const large: RasterImage = { width: 4000, height: 2001, data: new Uint8ClampedArray(4000 * 2001 * 4).fill(255) }
    const unchanged = new Uint8Array([1])
    const same = await createEncodeStage({ codec })(typesetPage(large, large, unchanged), context)
    expect(same.bytes).toBe(unchanged)
    const finished = withDot(large, 3999, 2000)
    const page = await createEncodeStage({ codec })(typesetPage(large, finished, unchanged), context)
    const decoded = await codec.decode(page.bytes)
    expect(Buffer.from(decoded.data).equals(Buffer.from(finished.data))).toBe(true)
    const overlay = await codec.decode(page.overlay)
    expect([...overlay.data.subarray(-8)]).toEqual([0, 0, 0, 0, 200, 0, 0, 255])
    expect(overlay.data.findIndex((value) => value !== 0)).toBe(overlay.data.length - 4)
  })
})
