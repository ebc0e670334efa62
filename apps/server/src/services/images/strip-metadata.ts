import type { ImageFormat } from '@fukidashi/contract/limits'
import { crc32 } from 'node:zlib'

/** A place, a name or a text in an image is nobody's business but its owner's; how it is turned is needed to show it. */
type Strip = (bytes: Buffer, orientation: number) => readonly Uint8Array[]

const strips: Readonly<Record<ImageFormat, Strip>> = { jpg: stripJpeg, png: stripPng, webp: stripWebp }

/**
 * A whole image without what is no picture: EXIF with its places and devices, XMP, IPTC, comments and texts. Pixels, colour
 * profile and orientation (1 to 8, as EXIF has it) stay as they are, nothing is encoded again.
 */
export function stripMetadata(format: ImageFormat, bytes: Uint8Array, orientation: number): Buffer {
  return Buffer.concat(strips[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), orientation))
}

/** The smallest EXIF that says how an image is turned (TIFF 6.0: one entry, tag 0x0112, a short). */
function writeOrientation(orientation: number): Buffer {
  return Buffer.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
}

// Segments of a length until the first scan (ITU T.81, annex B). JFIF, colour profiles and Adobe's colour transform are kept.
function stripJpeg(bytes: Buffer, orientation: number): readonly Uint8Array[] {
  const head: Uint8Array[] = [bytes.subarray(0, 2)]
  const kept: Uint8Array[] = []
  let offset = 2
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1]!
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    // From here on it is the picture, or nothing that has a length.
    if (marker < 0xc0 || marker === 0xda || marker === 0xff || end > bytes.length) break
    const isProfile = marker === 0xe2 && bytes.toString('latin1', offset + 4, offset + 15) === 'ICC_PROFILE'
    const isApplication = marker > 0xe0 && marker <= 0xef && marker !== 0xee
    if (marker === 0xe0) head.push(bytes.subarray(offset, end))
    else if (isProfile || !(isApplication || marker === 0xfe)) kept.push(bytes.subarray(offset, end))
    offset = end
  }
  if (orientation > 1) {
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), writeOrientation(orientation)])
    head.push(Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif)
  }
  return [...head, ...kept, bytes.subarray(offset)]
}

const pngTexts = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

function stripPng(bytes: Buffer, orientation: number): readonly Uint8Array[] {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  // Readers look for it before the pixels.
  let isPlaced = orientation === 1
  for (let offset = 8; offset + 12 <= bytes.length; ) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    if (name === 'IDAT' && !isPlaced) {
      parts.push(writePngChunk('eXIf', writeOrientation(orientation)))
      isPlaced = true
    }
    if (!pngTexts.has(name)) parts.push(bytes.subarray(offset, end))
    offset = end
  }
  return parts
}

function writePngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(content.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

const webpFlags = { exif: 0x08, xmp: 0x04 }

function stripWebp(bytes: Buffer, orientation: number): readonly Uint8Array[] {
  const parts: Buffer[] = []
  let hasExif = false
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(offset + 4)
    const end = offset + 8 + length + (length % 2)
    const name = bytes.toString('latin1', offset, offset + 4)
    if (name === 'EXIF') hasExif = true
    else if (name !== 'XMP ') parts.push(Buffer.from(bytes.subarray(offset, end)))
    offset = end
  }
  const isTurned = hasExif && orientation > 1
  if (isTurned) {
    const exif = writeOrientation(orientation)
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
    head.writeUInt32LE(exif.length, 4)
    parts.push(head, exif)
  }
  const extended = parts.find((part) => part.toString('latin1', 0, 4) === 'VP8X')
  if (extended !== undefined)
    extended[8] = (extended[8]! & ~(webpFlags.exif | webpFlags.xmp)) | (isTurned ? webpFlags.exif : 0)
  const riff = Buffer.from(bytes.subarray(0, 12))
  riff.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4)
  return [riff, ...parts]
}
