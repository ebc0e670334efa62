import { boxInflate, boxIntersection, boxUnion } from '../../geometry/box.ts'
import type { LocalMask, RasterImage, TextRegion } from '../../page.ts'
import { createMask } from '../../raster/mask.ts'

/**
 * A larger place for a text that its own cannot hold: the place and the source text's block, moved out by `byPx`, without
 * what belongs to the page's other texts.
 */
export function growPlace(
  place: LocalMask,
  region: TextRegion,
  others: readonly TextRegion[],
  page: Pick<RasterImage, 'width' | 'height'>,
  byPx: number,
): LocalMask {
  const box = boxInflate(boxUnion([place.box, region.box]), byPx, page.width, page.height)
  const mask = createMask(box[2], box[3])
  mask.data.fill(1)
  for (const { balloon } of others) {
    const { box: taken, mask: shape } = balloon.interior
    const [left, top, width, height] = boxIntersection(box, taken)
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        if (shape.data[(y - taken[1]) * shape.width + x - taken[0]] === 1)
          mask.data[(y - box[1]) * box[2] + x - box[0]] = 0
      }
    }
  }
  // What was shared out to this text stays its own.
  for (let y = 0; y < place.mask.height; y++) {
    for (let x = 0; x < place.mask.width; x++) {
      if (place.mask.data[y * place.mask.width + x] === 1)
        mask.data[(place.box[1] + y - box[1]) * box[2] + place.box[0] + x - box[0]] = 1
    }
  }
  return { box, mask }
}
