import type { ProductError } from '@fukidashi/contract/errors'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawImage } from '../../fixtures/draw-image.ts'
import { judgeImage } from './judge-image.ts'

const formats = ['jpg', 'png', 'webp'] as const

async function keyOf(bytes: Uint8Array): Promise<string> {
  return await judgeImage(bytes).then(
    () => 'accepted',
    (error: unknown) => (error as ProductError).key,
  )
}

describe.each(formats)('%s', (format) => {
  it('is accepted, with its size', async () => {
    expect(await judgeImage(await drawImage({ format }))).toMatchObject({ format, width: 120, height: 90 })
  })

  it('is refused when it is cut off, wherever', async () => {
    const bytes = await drawImage({ format })
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      expect(await keyOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('imageCutOff')
    }
  })

  it('is refused with a page, an archive or a script behind it', async () => {
    const bytes = await drawImage({ format })
    for (const rest of ['<script>alert(1)</script>', 'PK\u0003\u0004', '\0\0%PDF-1.7']) {
      expect(await keyOf(Buffer.concat([bytes, Buffer.from(rest)]))).toBe('imagePolyglot')
    }
  })

  it('is accepted with zeros behind it, which do not belong to it', async () => {
    const bytes = await drawImage({ format })
    expect((await judgeImage(Buffer.concat([bytes, Buffer.alloc(64)]))).end).toBe(bytes.length)
  })
})

describe('judgeImage', () => {
  it('tells each other kind of refusal apart', async () => {
    expect(await keyOf(new Uint8Array())).toBe('imageEmpty')
    expect(await keyOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('imageTooLarge')
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'GIF89a', 'PK\u0003\u0004']) {
      expect(await keyOf(Buffer.from(other))).toBe('imageTypeUnsupported')
    }
  })

  it('finds damage in the middle of the pixels', async () => {
    const bytes = Buffer.from(await drawImage({ format: 'png' }))
    bytes.fill(0xaa, 700, 740)
    expect(await keyOf(bytes)).toBe('imageUnreadable')
  })

  it('refuses more than 50 megapixels by the header alone', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await keyOf(bomb)).toBe('imageTooManyPixels')
  })

  it('refuses moving images', async () => {
    const still = await drawImage({ format: 'png' })
    const frames = [still, await drawImage({ format: 'png', colour: 'red' })]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await keyOf(moving)).toBe('imageAnimated')
    // The chunk that makes a PNG move comes right after its header, which ends at byte 33.
    const animation = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(await keyOf(Buffer.concat([still.subarray(0, 33), animation, still.subarray(33)]))).toBe('imageAnimated')
  })

  it('takes a photo that a phone has put another one behind, and leaves that out', async () => {
    const photo = await drawImage({ format: 'jpg' })
    const map = await drawImage({ format: 'jpg', width: 30 })
    expect((await judgeImage(Buffer.concat([photo, map]))).end).toBe(photo.length)
  })

  it('says how large a turned photo is when it stands upright', async () => {
    const turned = await sharp(await drawImage({ format: 'jpg' }))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await judgeImage(turned)).toMatchObject({ width: 90, height: 120 })
  })
})
