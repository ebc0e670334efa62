import { type ContainerFacts, type ImageContainer, letters, standsAt } from './image-container.ts'

const animationFlag = 0x02

/** WebP: one RIFF container that states its own length; the extended header has a flag for moving images. */
export const webpContainer: ImageContainer = {
  format: 'webp',
  matches: (bytes) => standsAt(bytes, 0, letters('RIFF')) && standsAt(bytes, 8, letters('WEBP')),
  walk,
}

function walk(bytes: Uint8Array): ContainerFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = view.getUint32(4, true)
  const end = 8 + length + (length % 2)
  const isExtended = standsAt(bytes, 12, letters('VP8X'))
  const isAnimated = isExtended && ((bytes[20] ?? 0) & animationFlag) !== 0
  // Some encoders leave the last padding byte out.
  return { end: end <= bytes.length + (length % 2) ? Math.min(end, bytes.length) : undefined, isAnimated }
}
