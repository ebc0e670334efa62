import { type ContainerFacts, type ImageContainer, standsAt } from './image-container.ts'

const markers = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  temporary: 0x01,
  restart0: 0xd0,
  restart7: 0xd7,
}

/** JPEG: segments with a length, and scans that run until the next marker (ITU T.81, annex B). */
export const jpegContainer: ImageContainer = {
  format: 'jpg',
  matches: (bytes) => standsAt(bytes, 0, [0xff, markers.startOfImage, 0xff]),
  walk,
}

function walk(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 2
  while (offset + 1 < bytes.length) {
    // Anything else than a marker here is damage, which the decoder judges better than a walk does.
    if (bytes[offset] !== 0xff) return { end: bytes.length, isAnimated: false }
    const marker = bytes[offset + 1]!
    if (marker === markers.endOfImage) return { end: offset + 2, isAnimated: false }
    if (marker === 0xff) offset += 1
    else if (isAlone(marker)) offset += 2
    else {
      if (offset + 4 > bytes.length) break
      offset += 2 + view.getUint16(offset + 2)
      if (marker === markers.startOfScan) offset = skipScan(bytes, offset)
    }
  }
  return { end: undefined, isAnimated: false }
}

// Within a scan, 0xff stands before 0x00 for itself and before restart markers.
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
  return marker === markers.temporary || (marker >= markers.restart0 && marker <= markers.restart7)
}
