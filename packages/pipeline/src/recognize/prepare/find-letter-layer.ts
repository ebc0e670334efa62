import type { Mask } from '../../page.ts'
import { floodFill } from '../../raster/flood-fill.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import { countMask, createMask } from '../../raster/mask.ts'

/** Which of the two brightnesses within a text mask the letters have. */
export interface LetterLayer {
  readonly isDark: boolean
  /** Pixels of a line around the letters; undefined when they have none. */
  readonly outline: Mask | undefined
}

/** What an outline encloses is a letter, not a counter, when it covers this share of the outline's area... */
const smallestFill = 0.35
/** ...and its brightness is this far from the ground's. */
const groundTolerance = 40

/**
 * Tells letters, their outline and the ground at the mask's rim apart by how they enclose each other: the rim reaches the
 * mask's edge, the next layer lies within it, and a layer within that one is the letters' fill when the ground does not
 * show through it.
 */
export function findLetterLayer(luma: GreyImage, textMask: Mask, threshold: number): LetterLayer {
  const dark = classOf(luma, textMask, (value) => value <= threshold)
  const light = classOf(luma, textMask, (value) => value > threshold)
  const edge = edgeOf(textMask)
  const isRimDark = countShared(edge, dark) > countShared(edge, light)
  const [rimClass, innerClass] = isRimDark ? [dark, light] : [light, dark]
  const enclosed = without(rimClass, reachFrom(rimClass, edge))
  const isFill =
    countMask(enclosed) >= smallestFill * countMask(innerClass) &&
    Math.abs(
      meanWhere(luma, (index) => enclosed.data[index] === 1) - meanWhere(luma, (index) => textMask.data[index] === 0),
    ) > groundTolerance
  if (isFill) return { isDark: isRimDark, outline: innerClass }
  const rim = reachFrom(rimClass, edge)
  const isOutlined =
    Math.abs(
      meanWhere(luma, (index) => rim.data[index] === 1) - meanWhere(luma, (index) => textMask.data[index] === 0),
    ) > groundTolerance
  return { isDark: !isRimDark, outline: isOutlined ? rim : undefined }
}

function classOf(luma: GreyImage, within: Mask, belongs: (value: number) => boolean): Mask {
  const mask = createMask(within.width, within.height)
  for (let index = 0; index < mask.data.length; index++)
    mask.data[index] = within.data[index] === 1 && belongs(luma.data[index]!) ? 1 : 0
  return mask
}

function edgeOf({ width, height, data }: Mask): Mask {
  const edge = createMask(width, height)
  for (let index = 0; index < data.length; index++) {
    const isInner =
      data[index - 1] === 1 && data[index + 1] === 1 && data[index - width] === 1 && data[index + width] === 1
    edge.data[index] = data[index] === 1 && !isInner ? 1 : 0
  }
  return edge
}

function reachFrom(open: Mask, from: Mask): Mask {
  const seeds: [number, number][] = []
  from.data.forEach((value, index) => {
    if (value === 1) seeds.push([index % from.width, Math.floor(index / from.width)])
  })
  return floodFill(open, seeds)!.mask
}

function without(mask: Mask, removed: Mask): Mask {
  return { ...mask, data: mask.data.map((value, index) => (removed.data[index] === 1 ? 0 : value)) }
}

function countShared(a: Mask, b: Mask): number {
  let count = 0
  for (let index = 0; index < a.data.length; index++) count += a.data[index]! & b.data[index]!
  return count
}

function meanWhere({ data }: GreyImage, isChosen: (index: number) => boolean): number {
  let sum = 0
  let count = 0
  for (let index = 0; index < data.length; index++) {
    if (!isChosen(index)) continue
    sum += data[index]!
    count++
  }
  return count === 0 ? 0 : sum / count
}
