import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawImage } from '../../fixtures/draw-image.ts'
import { judgeImage } from './judge-image.ts'
import { stripMetadata } from './strip-metadata.ts'

const secret = 'where it was taken'
const exif = {
  IFD0: { ImageDescription: secret, Artist: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 2/1 3/1' },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`

async function pixelsOf(bytes: Uint8Array) {
  return await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
}

describe.each(['jpg', 'png', 'webp'] as const)('%s', (format) => {
  it.each([1, 6, 3])(
    'turned by %i keeps its pixels, its profile and how it is turned, and nothing that tells of its owner',
    async (orientation) => {
      const bytes = await sharp(await drawImage({ format: 'png', width: 121, height: 90, colour: 'coral' }))
        .toFormat(format === 'jpg' ? 'jpeg' : format)
        .withMetadata({ orientation, exif })
        .withXmp(xmp)
        .withIccProfile('p3')
        .toBuffer()
      expect(bytes.includes(secret)).toBe(true)
      const judged = await judgeImage(bytes)
      expect(judged.orientation).toBe(orientation)
      const stripped = stripMetadata(format, bytes, judged.orientation)
      expect(stripped.includes(secret)).toBe(false)
      const header = await sharp(stripped).metadata()
      expect(header.xmp).toBeUndefined()
      expect(header.hasProfile).toBe(true)
      expect(header.exif === undefined || header.exif.length < 40).toBe(true)
      expect(await judgeImage(stripped)).toEqual({ ...judged, end: stripped.length })
      const [before, after] = [await pixelsOf(bytes), await pixelsOf(stripped)]
      expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height })
      expect(after.data.equals(before.data)).toBe(true)
      expect(stripMetadata(format, stripped, judged.orientation).equals(stripped)).toBe(true)
    },
  )

  it('without metadata keeps its very bytes', async () => {
    const bytes = await drawImage({ format })
    expect(stripMetadata(format, bytes, 1).equals(bytes)).toBe(true)
  })
})

it('comments and texts go too', async () => {
  const jpeg = await drawImage({ format: 'jpg' })
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)])
  const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  expect(stripMetadata('jpg', commented, 1).equals(jpeg)).toBe(true)
})
