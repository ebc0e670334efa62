import { minimumAreaRectangle, rectangleAtAngle, rectangleCorners, type TurnedRectangle } from '../geometry/polygon.ts'
import type { Mask, Point } from '../page.ts'
import { type Component, type ComponentMap, findComponents } from '../raster/components.ts'
import type { TextCandidate } from './detector.ts'
import type { ProbabilityMap } from './probability-map.ts'

/** Where to cut a probability map into lines. */
export interface ProbabilityMapCut {
  /** Pixels at least this sure belong to a line's core, 0 to 1. */
  readonly pixelThreshold: number
  /** Lines whose core is less sure than this on average are dropped, 0 to 1. */
  readonly lineThreshold: number
  /** How far the core is grown to the line's full size, as a multiple of area by perimeter. */
  readonly unclipRatio: number
}

/** Cores thinner than this many map pixels say nothing. */
const minimumCorePx = 3

/**
 * Reads lines off a map of shrunk text cores: each component's smallest rectangle is grown by
 * `area x unclipRatio / perimeter` (Liao et al., "Real-time Scene Text Detection with Differentiable Binarization", 2020).
 */
export function readProbabilityMap(map: ProbabilityMap, cut: ProbabilityMapCut): TextCandidate[] {
  const threshold = cut.pixelThreshold * 255
  const cores: Mask = {
    width: map.width,
    height: map.height,
    data: map.data.map((value) => (value >= threshold ? 1 : 0)),
  }
  const found = findComponents(cores)
  const candidates: TextCandidate[] = []
  for (const component of found.components) {
    const [, , width, height] = component.box
    if (Math.max(width, height) < minimumCorePx || component.area < minimumCorePx) continue
    const { outline, confidence } = traceCore(map, found, component)
    if (confidence < cut.lineThreshold) continue
    const core = uprightIfNearlySo(outline, minimumAreaRectangle(outline))
    if (Math.min(core.width, core.height) < minimumCorePx) continue
    candidates.push({ rectangle: toPage(grow(core, cut.unclipRatio), map), confidence })
  }
  return candidates
}

function traceCore(map: ProbabilityMap, { labels }: ComponentMap, { label, box }: Component) {
  const [left, top, width, height] = box
  const outline: Point[] = []
  let sum = 0
  let area = 0
  for (let y = top; y < top + height; y++) {
    let first = -1
    let last = -1
    for (let x = left; x < left + width; x++) {
      const index = y * map.width + x
      if (labels[index] !== label) continue
      sum += map.data[index]!
      area++
      if (first < 0) first = x
      last = x
    }
    outline.push([first, y], [last + 1, y], [first, y + 1], [last + 1, y + 1])
  }
  return { outline, confidence: sum / area / 255 }
}

/** The steps of a map's pixels turn short cores by a few degrees; lettering that is meant to be slanted is turned by more. */
const straightWithin = (3 * Math.PI) / 180

function uprightIfNearlySo(outline: readonly Point[], rectangle: TurnedRectangle): TurnedRectangle {
  const slimness =
    Math.max(rectangle.width, rectangle.height) / Math.max(1, Math.min(rectangle.width, rectangle.height))
  if (Math.abs(rectangle.angle) < straightWithin || slimness < 2) return rectangleAtAngle(outline, 0)
  return rectangle
}

function grow(core: TurnedRectangle, unclipRatio: number): TurnedRectangle {
  const distance = (core.width * core.height * unclipRatio) / (2 * (core.width + core.height))
  return { ...core, width: core.width + 2 * distance, height: core.height + 2 * distance }
}

function toPage(rectangle: TurnedRectangle, { pagePixelsX, pagePixelsY }: ProbabilityMap): TurnedRectangle {
  if (rectangle.angle === 0) {
    const { centre, width, height } = rectangle
    return {
      centre: [centre[0] * pagePixelsX, centre[1] * pagePixelsY],
      width: width * pagePixelsX,
      height: height * pagePixelsY,
      angle: 0,
    }
  }
  return minimumAreaRectangle(rectangleCorners(rectangle).map(([x, y]): Point => [x * pagePixelsX, y * pagePixelsY]))
}
