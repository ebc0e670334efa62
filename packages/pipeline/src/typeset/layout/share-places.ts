import { boxIntersection } from '../../geometry/box.ts'
import type { Box, LocalMask, TextRegion } from '../../page.ts'

/**
 * The place of each region that is set, so that no two share a pixel: where interiors overlap, as in joined balloons that
 * hold several texts, each pixel goes to the text that stands nearest.
 */
export function sharePlaces(regions: readonly TextRegion[]): readonly LocalMask[] {
  return regions.map((region, index) => {
    const place = region.balloon.interior
    const rivals = regions.filter(
      (other, place_) => place_ !== index && overlaps(other.balloon.interior.box, place.box),
    )
    return rivals.length === 0 ? place : rivals.reduce((left, rival) => withoutRival(left, region, rival), place)
  })
}

function withoutRival(place: LocalMask, region: TextRegion, rival: TextRegion): LocalMask {
  const other = rival.balloon.interior
  const [left, top, width, height] = boxIntersection(place.box, other.box)
  const data = place.mask.data.slice()
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      if (other.mask.data[(y - other.box[1]) * other.mask.width + x - other.box[0]] === 0) continue
      if (squaredDistance(rival.box, x, y) <= squaredDistance(region.box, x, y))
        data[(y - place.box[1]) * place.mask.width + x - place.box[0]] = 0
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
