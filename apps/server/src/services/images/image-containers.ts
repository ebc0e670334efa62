import type { ImageFormat } from '@fukidashi/contract/limits'

/** What a walk over the parts of an image file shows, without decoding a pixel. */
interface ContainerFacts {
  /** Where the image ends; undefined when the file ends first. */
  readonly end: number | undefined
  readonly isAnimated: boolean
}

/** One file format as a row: how it is told, and how its parts are walked over. */
export interface ImageContainer {
  readonly format: ImageFormat
  readonly matches: (bytes: Uint8Array) => boolean
  readonly walk: (bytes: Uint8Array) => ContainerFacts
}

const jpegMarkers = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  temporary: 0x01,
  restart0: 0xd0,
  restart7: 0xd7,
}

/** JPEG: segments with a length, and scans that run until the next marker (ITU T.81, annex B). */
const jpegContainer: ImageContainer = {
  format: 'jpg',
  matches: (bytes) => standsAt(bytes, 0, [0xff, jpegMarkers.startOfImage, 0xff]),
  walk: walkJpeg,
}

function walkJpeg(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 2
  while (offset + 1 < bytes.length) {
    // Anything else than a marker here is damage, which the decoder judges better than a walk does.
    if (bytes[offset] !== 0xff) return { end: bytes.length, isAnimated: false }
    const marker = bytes[offset + 1]!
    if (marker === jpegMarkers.endOfImage) return { end: offset + 2, isAnimated: false }
    if (marker === 0xff) offset += 1
    else if (isAlone(marker)) offset += 2
    else {
      if (offset + 4 > bytes.length) break
      offset += 2 + view.getUint16(offset + 2)
      if (marker === jpegMarkers.startOfScan) offset = skipScan(bytes, offset)
    }
  }
  return { end: undefined, isAnimated: false }
}

// Within a scan, 0xff stands before 0x00 for itself and before restart jpegMarkers.
function skipScan(bytes: Uint8Array, start: number): number {
  let offset = start
  for (;;) {
    offset = bytes.indexOf(0xff, offset)
    if (offset < 0 || offset + 1 >= bytes.length) return bytes.length
    const next = bytes[offset + 1]!
    if (next !== 0 && next !== 0xff && !isAlone(next)) return offset
    offset += next === 0xff ? 1 : 2
  }
}

function isAlone(marker: number): boolean {
  return marker === jpegMarkers.temporary || (marker >= jpegMarkers.restart0 && marker <= jpegMarkers.restart7)
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const endChunk = letters('IEND')
const animationChunk = letters('acTL')

/** PNG: chunks of length, name, content and checksum, the last of them IEND. */
const pngContainer: ImageContainer = {
  format: 'png',
  matches: (bytes) => standsAt(bytes, 0, pngSignature),
  walk: walkPng,
}

function walkPng(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isAnimated = false
  let offset = pngSignature.length
  while (offset + 12 <= bytes.length) {
    const next = offset + 12 + view.getUint32(offset)
    if (standsAt(bytes, offset + 4, animationChunk)) isAnimated = true
    if (standsAt(bytes, offset + 4, endChunk)) return { end: next <= bytes.length ? next : undefined, isAnimated }
    offset = next
  }
  return { end: undefined, isAnimated }
}

const animationFlag = 0x02

/** WebP: one RIFF container that states its own length; the extended header has a flag for moving images. */
const webpContainer: ImageContainer = {
  format: 'webp',
  matches: (bytes) => standsAt(bytes, 0, letters('RIFF')) && standsAt(bytes, 8, letters('WEBP')),
  walk: walkWebp,
}

function walkWebp(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(4, true)
  const end = 8 + length + (length % 2)
  const isExtended = standsAt(bytes, 12, letters('VP8X'))
  const isAnimated = isExtended && ((bytes[20] ?? 0) & animationFlag) !== 0
  // Some encoders leave the last padding byte out.
  return { end: end <= bytes.length + (length % 2) ? Math.min(end, bytes.length) : undefined, isAnimated }
}

/** The formats that come in. */
export const imageContainers: readonly ImageContainer[] = [jpegContainer, pngContainer, webpContainer]

function standsAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((value, index) => bytes[offset + index] === value)
}

function letters(name: string): readonly number[] {
  return Array.from(name, (letter) => letter.charCodeAt(0))
}
