import { boxIntersection } from '../../geometry/box.ts'
import type { Box, LocalMask, TextRegion } from '../../page.ts'

/**
 * The place of each region that is set, so that no two share a pixel: where interiors overlap, as in joined balloons that
 * hold several texts, each pixel goes to the text that stands nearest.
 */
export function sharePlaces(regions: readonly TextRegion[]): readonly LocalMask[] {
  return regions.map((region, index) =>
    regions.reduce((place, rival, rivalIndex) => {
      if (rivalIndex === index || !overlaps(rival.balloon.interior.box, place.box)) return place
      return withoutRival(place, region, rival, rivalIndex < index)
    }, region.balloon.interior),
  )
}

/** A place without the boxes of text that stays on the page as it is, and a little air around them. */
export function withoutBoxes(place: LocalMask, boxes: readonly Box[]): LocalMask {
  const taken = boxes.map(([x, y, width, height]): Box => [x - airPx, y - airPx, width + 2 * airPx, height + 2 * airPx])
  const inside = taken.filter((box) => overlaps(box, place.box))
  if (inside.length === 0) return place
  const data = place.mask.data.slice()
  for (const box of inside) {
    const [left, top, width, height] = boxIntersection(box, place.box)
    for (let y = top - place.box[1]; y < top - place.box[1] + height; y++) {
      const start = y * place.mask.width + left - place.box[0]
      data.fill(0, start, start + width)
    }
  }
  return { box: place.box, mask: { ...place.mask, data } }
}

const airPx = 2

function withoutRival(place: LocalMask, region: TextRegion, rival: TextRegion, isRivalFirst: boolean): LocalMask {
  const other = rival.balloon.interior
  const [left, top, width, height] = boxIntersection(place.box, other.box)
  const data = place.mask.data.slice()
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      if (other.mask.data[(y - other.box[1]) * other.mask.width + x - other.box[0]] === 0) continue
      const lead = squaredDistance(region.box, x, y) - squaredDistance(rival.box, x, y)
      if (lead > 0 || (lead === 0 && isRivalFirst)) data[(y - place.box[1]) * place.mask.width + x - place.box[0]] = 0
    }
  }
  return { box: place.box, mask: { ...place.mask, data } }
}

function overlaps(a: Box, b: Box): boolean {
  const [, , width, height] = boxIntersection(a, b)
  return width > 0 && height > 0
}

function squaredDistance([left, top, width, height]: Box, x: number, y: number): number {
  const right = left + width
  const bottom = top + height
  const across = Math.max(left - x, 0, x - right)
  const down = Math.max(top - y, 0, y - bottom)
  // Inside both texts' boxes the nearer middle decides.
  if (across === 0 && down === 0) return -1 / (1 + (x - left - width / 2) ** 2 + (y - top - height / 2) ** 2)
  return across * across + down * down
}
