import { ProductError } from '@fukidashi/contract/errors'
import { type ImageFormat, limits } from '@fukidashi/contract/limits'
import sharp, { type Sharp } from 'sharp'
import type { RasterImage } from '../../page.ts'
import type { ImageCodec, ImageHeader } from '../../ports.ts'
import { packChannels } from './pack-channels.ts'

// Everything but the three formats of the product stays closed, so that no other decoder ever sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// Pages pass once: keeping decoded tiles would only make the process grow.
sharp.cache(false)

const inputOptions = { failOn: 'error', limitInputPixels: limits.image.maxPixels, pages: 1 } as const

/** libvips through sharp, on as many threads as there are cores to use. */
export function createImageCodec(threads: number): ImageCodec {
  sharp.concurrency(threads)
  return { readHeader, decode, encode, resize }
}

async function readHeader(bytes: Uint8Array): Promise<ImageHeader> {
  if (bytes.length === 0) throw new ProductError('imageEmpty')
  const format = recogniseFormat(bytes)
  if (format === undefined) throw new ProductError('imageTypeUnsupported')
  // Only the header is read here, so its size can be judged whatever it is.
  const header = sharp(bytes, { ...inputOptions, limitInputPixels: false }).metadata()
  const { width, height } = await header.catch(refuseUnreadable)
  if (width * height > limits.image.maxPixels)
    throw new ProductError('imageTooManyPixels', `It is ${width} x ${height}.`)
  return { format, width, height }
}

async function decode(bytes: Uint8Array): Promise<RasterImage> {
  await readHeader(bytes)
  const { data, info } = await sharp(bytes, inputOptions)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable)
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  }
}

/** Up to here a JPEG's codes are fitted to the picture, for which its coefficients are held in memory: six bytes a pixel. */
const fittedPixels = 8_000_000

const encoders: Record<ImageFormat, (image: Sharp, pixels: number) => Sharp> = {
  png: (image) => image.png({ compressionLevel: 6 }),
  jpg: (image, pixels) =>
    image.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: pixels < fittedPixels }),
  webp: (image) => image.webp({ quality: 95, smartSubsample: true, effort: 3 }),
}

async function encode(image: RasterImage, format: ImageFormat): Promise<Uint8Array> {
  const { width, height } = image
  const { data, channels } = packChannels(image)
  const encoded = await encoders[format](
    sharp(data, { raw: { width, height, channels } }),
    width * height,
  ).toUint8Array()
  return encoded.data
}

async function resize(image: RasterImage, width: number, height: number): Promise<RasterImage> {
  if (width === image.width && height === image.height) return image
  const isSmaller = width * height < image.width * image.height
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: isSmaller ? 'linear' : 'cubic' })
    .raw()
    .toBuffer()
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) }
}

function refuseUnreadable(cause: unknown): never {
  throw new ProductError('imageUnreadable', undefined, { cause })
}

const signatures: readonly { format: ImageFormat; test: (bytes: Uint8Array) => boolean }[] = [
  { format: 'jpg', test: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  { format: 'png', test: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  {
    format: 'webp',
    test: (bytes) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  },
]

function recogniseFormat(bytes: Uint8Array): ImageFormat | undefined {
  return signatures.find(({ test }) => test(bytes))?.format
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((value, index) => bytes[index] === value)
}
