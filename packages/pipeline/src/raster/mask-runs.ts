import type { Mask } from '../page.ts'

const written = new WeakMap<Mask, string>()

/**
 * A mask as text: lengths of its runs of pixels that do not belong and that do, in turn, row by row, each in bytes of seven bits
 * (LEB128), in base64. A mask that was written before is not looked at again.
 */
export function writeMaskRuns(mask: Mask): string {
  const known = written.get(mask) ?? encodeRuns(mask)
  written.set(mask, known)
  return known
}

function encodeRuns({ data }: Mask): string {
  const bytes: number[] = []
  let value = 0
  for (let start = 0; start < data.length; value = 1 - value) {
    const found = data.indexOf(1 - value, start)
    const end = found < 0 ? data.length : found
    let length = end - start
    for (; length > 127; length = Math.floor(length / 128)) bytes.push((length % 128) | 128)
    bytes.push(length)
    start = end
  }
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.slice(at, at + 8192))
  return btoa(text)
}

/** The mask that `writeMaskRuns` wrote. Throws a RangeError for text that is not one of a mask of this size. */
export function readMaskRuns(runs: string, width: number, height: number): Mask {
  const data = new Uint8Array(width * height)
  let value = 0
  let start = 0
  let length = 0
  let weight = 1
  for (const character of decodeBase64(runs)) {
    const byte = character.charCodeAt(0)
    length += (byte & 127) * weight
    weight *= 128
    if (length > data.length - start) throw new RangeError('The runs of a mask are longer than the mask.')
    if (byte > 127) continue
    if (value === 1) data.fill(1, start, start + length)
    start += length
    value = 1 - value
    length = 0
    weight = 1
  }
  if (start !== data.length || weight !== 1) throw new RangeError('The runs of a mask are shorter than the mask.')
  const mask = { width, height, data }
  written.set(mask, runs)
  return mask
}

function decodeBase64(text: string): string {
  try {
    return atob(text)
  } catch (cause) {
    throw new RangeError('The runs of a mask are not in base64.', { cause })
  }
}
