import { boxInflate, boxUnion } from '../geometry/box.ts'
import type { Component } from '../raster/components.ts'
import type { TextPatch } from './text-patch.ts'

/** The ground between glyphs. */
export interface GlyphGround {
  /** Whether it has one brightness, as the inside of a balloon has and art has not. */
  readonly isEven: boolean
  /** Whether this same ground lies all around a component. */
  readonly surrounds: (component: Component) => boolean
}

/** Small dense glyphs leave no ground between them, so a rim of this many glyph sizes around them is looked at too. */
const rimShare = 0.4
/** Span of brightness between the tenth and the ninetieth percentile of an even ground, of 255. */
const evenSpread = 36
const groundTolerance = 32
/** Share of a component's surroundings that must be ground; the rest may be neighbouring strokes. */
const surroundingShare = 0.8
/** Soft edges end this many pixels from the ink. */
const softEdgePx = 2

/** Measures the ground in the bounds of glyphs, off all ink and its soft edges. */
export function measureGround(patch: TextPatch, glyphs: readonly Component[]): GlyphGround {
  const { grey, ink } = patch
  const bounds = boxUnion(glyphs.map(({ box }) => box))
  const [left, top, width, height] = boxInflate(bounds, rimShare * patch.glyphSizePx, grey.width, grey.height)
  const histogram = new Uint32Array(256)
  let count = 0
  for (let y = top; y < top + height; y++) {
    for (let index = y * grey.width + left; index < y * grey.width + left + width; index++) {
      if (isNearInk(ink.data, index, grey.width)) continue
      histogram[grey.data[index]!]!++
      count++
    }
  }
  const quantile = (share: number): number => {
    let passed = 0
    const wanted = share * count
    return histogram.findIndex((value) => {
      passed += value
      return passed > wanted
    })
  }
  const median = quantile(0.5)
  return {
    isEven: count > 0 && quantile(0.9) - quantile(0.1) <= evenSpread,
    surrounds: (component) => isSurrounded(patch, component, median),
  }
}

function isNearInk(ink: Uint8Array, index: number, width: number): boolean {
  for (let distance = 0; distance <= softEdgePx; distance++) {
    if (ink[index - distance] === 1 || ink[index + distance] === 1) return true
    if (ink[index - distance * width] === 1 || ink[index + distance * width] === 1) return true
  }
  return false
}

function isSurrounded({ grey, components }: TextPatch, { box, label }: Component, median: number): boolean {
  const [x, y, width, height] = box
  const left = Math.max(0, x - softEdgePx - 1)
  const top = Math.max(0, y - softEdgePx - 1)
  const right = Math.min(grey.width - 1, x + width + softEdgePx)
  const bottom = Math.min(grey.height - 1, y + height + softEdgePx)
  let ground = 0
  let all = 0
  const look = (column: number, row: number) => {
    const index = row * grey.width + column
    if (components.labels[index] === label) return
    all++
    if (Math.abs(grey.data[index]! - median) <= groundTolerance) ground++
  }
  for (let column = left; column <= right; column++) {
    look(column, top)
    look(column, bottom)
  }
  for (let row = top + 1; row < bottom; row++) {
    look(left, row)
    look(right, row)
  }
  return ground >= surroundingShare * all
}
