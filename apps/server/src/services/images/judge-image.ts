import { ProductError } from '@fukidashi/contract/errors'
import { type ImageFormat, limits } from '@fukidashi/contract/limits'
import sharp from 'sharp'
import { imageContainers } from './image-containers.ts'

// Every other decoder stays closed, so that it never sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)

/** An image that may come in. */
export interface JudgedImage {
  readonly format: ImageFormat
  /** Upright, in pixels. */
  readonly width: number
  readonly height: number
  /** How it is turned, 1 to 8 as EXIF has it. */
  readonly orientation: number
  /** Where the image ends in its file; what follows is left out. */
  readonly end: number
}

/**
 * Judges a file by its content, whatever its name says. Throws a ProductError: `imageEmpty`, `imageTooLarge`,
 * `imageTypeUnsupported`, `imageCutOff`, `imageAnimated`, `imagePolyglot`, `imageTooManyPixels`, `imageShapeUnsupported` or `imageUnreadable`. Every
 * pixel is decoded, in strips, so that damage shows before anything is charged.
 */
export async function judgeImage(bytes: Uint8Array): Promise<JudgedImage> {
  if (bytes.length === 0) throw new ProductError('imageEmpty')
  if (bytes.length > limits.image.maxBytes) throw new ProductError('imageTooLarge', `It has ${bytes.length} bytes.`)
  const container = imageContainers.find(({ matches }) => matches(bytes))
  if (container === undefined) throw new ProductError('imageTypeUnsupported')
  const { end, isAnimated } = container.walk(bytes)
  if (end === undefined) throw new ProductError('imageCutOff')
  if (isAnimated) throw new ProductError('imageAnimated')
  if (!isHarmless(bytes.subarray(end))) throw new ProductError('imagePolyglot')
  return { format: container.format, end, ...(await decode(bytes.subarray(0, end))) }
}

// Phones put a second picture (a depth or brightness map) or a table of their own behind the photo, and some programs zeros.
// None of it is stored. Whatever else follows an image was put there to be taken for something else.
function isHarmless(rest: Uint8Array): boolean {
  const isSecondPhoto = rest[0] === 0xff && rest[1] === 0xd8
  const isSamsungTable = rest.length > 4 && new TextDecoder('latin1').decode(rest.subarray(-4)) === 'SEFT'
  return isSecondPhoto || isSamsungTable || rest.every((byte) => byte === 0)
}

async function decode(bytes: Uint8Array): Promise<Pick<JudgedImage, 'width' | 'height' | 'orientation'>> {
  // Only the header is read here, so its size can be judged whatever it is.
  const header = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata().catch(refuseUnreadable)
  if (header.width * header.height > limits.image.maxPixels)
    throw new ProductError('imageTooManyPixels', `It is ${header.width} x ${header.height}.`)
  checkShape(header)
  await sharp(bytes, { failOn: 'error', limitInputPixels: limits.image.maxPixels, sequentialRead: true })
    .resize({ width: 32, height: 32, fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(refuseUnreadable)
  const { width, height } = header.autoOrient
  return { width, height, orientation: header.orientation ?? 1 }
}

// What a page costs grows with its longest side, so a few kilobytes of an endless thread would keep a worker busy for minutes.
function checkShape({ width, height }: { readonly width: number; readonly height: number }): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (longer > limits.image.maxSidePx || longer > shorter * limits.image.maxAspectRatio)
    throw new ProductError('imageShapeUnsupported', `It is ${width} x ${height}.`)
}

function refuseUnreadable(cause: unknown): never {
  throw new ProductError('imageUnreadable', undefined, { cause })
}
