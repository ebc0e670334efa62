import { type ContainerFacts, type ImageContainer, letters, standsAt } from './image-container.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const endChunk = letters('IEND')
const animationChunk = letters('acTL')

/** PNG: chunks of length, name, content and checksum, the last of them IEND. */
export const pngContainer: ImageContainer = {
  format: 'png',
  matches: (bytes) => standsAt(bytes, 0, signature),
  walk,
}

function walk(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let isAnimated = false
  let offset = signature.length
  while (offset + 12 <= bytes.length) {
    const next = offset + 12 + view.getUint32(offset)
    if (standsAt(bytes, offset + 4, animationChunk)) isAnimated = true
    if (standsAt(bytes, offset + 4, endChunk)) return { end: next <= bytes.length ? next : undefined, isAnimated }
    offset = next
  }
  return { end: undefined, isAnimated }
}
