import type { NextClassScore } from './search-prefixes.ts'

const magic = 'FKLM'
const version = 1
/** A stored cost of `q` is the natural logarithm `-q / 16`. */
const costUnit = -1 / 16
const headerBytes = 24

/**
 * Reads `language-model.bin`: class trigrams with stupid backoff (Brants et al., "Large Language Models in Machine
 * Translation", EMNLP 2007); the recogniser's training describes the format. `classes` is how many the network has.
 * Throws when the file is another or does not belong to the network.
 */
export function readLanguageModel(bytes: Uint8Array, classes: number): NextClassScore {
  const header = new DataView(bytes.buffer, bytes.byteOffset, Math.min(headerBytes, bytes.byteLength))
  if (bytes.byteLength < headerBytes || new TextDecoder().decode(bytes.subarray(0, 4)) !== magic)
    throw new Error('The language model of the recogniser is not one')
  const [found, own, bigrams, trigrams] = [4, 8, 12, 16].map((offset) => header.getUint32(offset, true)) as [
    number,
    number,
    number,
    number,
  ]
  if (found !== version || own !== classes)
    throw new Error(`The language model is of version ${found} for ${own} classes, not ${version} for ${classes}`)
  const backoff = header.getFloat32(20, true)
  const take = partsOf(bytes)
  const unigramCosts = take(Uint8Array, classes)
  const bigramStarts = take(Uint32Array, classes + 1)
  const trigramStarts = take(Uint32Array, bigrams + 1)
  const bigramClasses = take(Uint16Array, bigrams)
  const trigramClasses = take(Uint16Array, trigrams)
  const bigramCosts = take(Uint8Array, bigrams)
  const trigramCosts = take(Uint8Array, trigrams)

  return (beforeLast, last, next) => {
    const context = find(bigramClasses, bigramStarts[beforeLast]!, bigramStarts[beforeLast + 1]!, last)
    if (context !== undefined) {
      const whole = find(trigramClasses, trigramStarts[context]!, trigramStarts[context + 1]!, next)
      if (whole !== undefined) return costUnit * trigramCosts[whole]!
    }
    const pair = find(bigramClasses, bigramStarts[last]!, bigramStarts[last + 1]!, next)
    return pair === undefined ? 2 * backoff + costUnit * unigramCosts[next]! : backoff + costUnit * bigramCosts[pair]!
  }
}

interface NumberArray<Values> {
  new (buffer: ArrayBuffer): Values
  readonly BYTES_PER_ELEMENT: number
}

/** Takes one part after the other; copies, because the parts do not lie at multiples of their numbers' sizes. */
function partsOf(bytes: Uint8Array): <Values>(type: NumberArray<Values>, length: number) => Values {
  let offset = headerBytes
  return (type, length) => {
    const end = offset + length * type.BYTES_PER_ELEMENT
    if (end > bytes.byteLength) throw new Error('The language model of the recogniser is cut off')
    const part = new Uint8Array(bytes.subarray(offset, end))
    offset = end
    return new type(part.buffer)
  }
}

/** The place of a value among rising ones, undefined when it is not there. */
function find(values: Uint16Array, from: number, to: number, wanted: number): number | undefined {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low < to && values[low] === wanted ? low : undefined
}
