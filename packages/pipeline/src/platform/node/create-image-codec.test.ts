import type { ErrorKey } from '@fukidashi/contract/errors'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { RasterImage } from '../../page.ts'
import { createImageCodec } from './create-image-codec.ts'

const codec = createImageCodec(1)
const red = { r: 220, g: 30, b: 30 }

/** A white picture, wider than high, with a red left half. */
function draw(width = 40, height = 20) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: red } }
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: half, left: 0, top: 0 },
  ])
}

function pixel({ width, data }: RasterImage, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

const isNear = (actual: number[], wanted: number[], by: number) =>
  actual.every((value, channel) => Math.abs(value - wanted[channel]!) <= by)

describe('decoding', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('reads %s', async (format) => {
    const bytes = await draw().toFormat(format, { quality: 95 }).toBuffer()
    const image = await codec.decode(bytes)
    expect([image.width, image.height]).toEqual([40, 20])
    expect(isNear(pixel(image, 5, 10), [220, 30, 30, 255], 12)).toBe(true)
    expect(isNear(pixel(image, 35, 10), [255, 255, 255, 255], 6)).toBe(true)
  })

  it('applies the EXIF turn, and tells the stored size in the header', async () => {
    const upright = await draw().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await codec.readHeader(upright)).toEqual({ format: 'jpg', width: 40, height: 20 })
    const image = await codec.decode(upright)
    expect([image.width, image.height]).toEqual([20, 40])
    expect(isNear(pixel(image, 10, 5), [220, 30, 30, 255], 12)).toBe(true)
  })

  it('turns CMYK and 16-bit grey into sRGB of 8 bits', async () => {
    const cmyk = await codec.decode(await draw().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer())
    expect(isNear(pixel(cmyk, 35, 10), [255, 255, 255, 255], 8)).toBe(true)
    const [redness, greenness] = pixel(cmyk, 5, 10)
    expect(redness! - greenness!).toBeGreaterThan(90)
    const grey = await codec.decode(await draw().toColourspace('grey16').png().toBuffer())
    expect(pixel(grey, 35, 10)).toEqual([255, 255, 255, 255])
  })

  it('takes the first frame of an animation', async () => {
    const frames = await Promise.all(
      [red, { r: 0, g: 0, b: 255 }].map(
        async (background) =>
          await sharp({ create: { width: 10, height: 10, channels: 3, background } })
            .png()
            .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer()
    const image = await codec.decode(animation)
    expect([image.width, image.height]).toEqual([10, 10])
    expect(pixel(image, 5, 5)).toEqual([220, 30, 30, 255])
  })
})

describe('refusing', () => {
  const refusal = async (bytes: Uint8Array): Promise<ErrorKey | 'decoded'> =>
    await codec.decode(bytes).then(
      () => 'decoded' as const,
      (error: { key: ErrorKey }) => error.key,
    )

  it('names what is wrong with a file', async () => {
    const jpeg = await draw(400, 400).jpeg().toBuffer()
    const png = await draw(400, 400).png({ compressionLevel: 0 }).toBuffer()
    expect(await refusal(new Uint8Array())).toBe('imageEmpty')
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('imageUnreadable')
    expect(await refusal(png.subarray(0, png.length / 2))).toBe('imageUnreadable')
    expect(await refusal(jpeg.subarray(0, 20))).toBe('imageUnreadable')
    expect(await refusal(await draw().gif().toBuffer())).toBe('imageTypeUnsupported')
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'imageTypeUnsupported',
    )
    expect(await refusal(Buffer.from('plain words'))).toBe('imageTypeUnsupported')
  })

  it('believes no signature that another type only pretends to', async () => {
    const gif = await draw().gif().toBuffer()
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), gif]))).toBe('imageUnreadable')
    expect(await refusal(Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), gif]))).toBe('imageUnreadable')
  })

  it('refuses more than 50 megapixels before it decodes them', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toBe('imageTooManyPixels')
  })
})

describe('encoding', () => {
  it('keeps every pixel of a png, with and without colour and transparency', async () => {
    const colours = [
      [10, 20, 30, 255],
      [90, 90, 90, 255],
      [10, 20, 30, 128],
    ]
    for (const colour of colours) {
      const image = {
        width: 6,
        height: 4,
        data: new Uint8ClampedArray(Array.from({ length: 24 }, () => colour).flat()),
      }
      const again = await codec.decode(await codec.encode(image, 'png'))
      expect([...again.data]).toEqual([...image.data])
    }
  })

  it('keeps a page in jpg and webp near to what it was', async () => {
    const image = await codec.decode(await draw().png().toBuffer())
    for (const format of ['jpg', 'webp'] as const) {
      const bytes = await codec.encode(image, format)
      expect((await codec.readHeader(bytes)).format).toBe(format)
      const again = await codec.decode(bytes)
      const difference = again.data.reduce((sum, value, index) => sum + Math.abs(value - image.data[index]!), 0)
      expect(difference / image.data.length).toBeLessThan(4)
    }
  })
})
