import { boxArea, boxCentre, boxIntersection, boxOfPoints } from '../../geometry/box.ts'
import type { Box, LocalMask, RasterImage, TextRegion } from '../../page.ts'
import { cropMask } from '../../raster/mask.ts'

/** Parts of the page and of the source text from which on a place is a panel rather than a balloon. */
const panelOfPage = 0.1
const panelOfText = 6

/**
 * The part of a place around its source text, when the place is a drawing or a panel that the text stood somewhere in:
 * room for the text's block as lines of another script fill it. Balloons stay as they are.
 */
export function keepNear(place: LocalMask, region: TextRegion, page: Pick<RasterImage, 'width' | 'height'>): LocalMask {
  const isPanel =
    boxArea(place.box) > panelOfPage * page.width * page.height &&
    boxArea(place.box) > panelOfText * boxArea(region.box)
  if (region.balloon.ground !== 'art' && !isPanel) return place
  const [left, top, cutWidth, cutHeight] = boxIntersection(windowAround(region.box), place.box)
  const { box, mask } = cropMask(place.mask, [left - place.box[0], top - place.box[1], cutWidth, cutHeight])
  return { box: [left, top, box[2], box[3]], mask }
}

/** The window around a source text in which lines of another script find room. It may reach beyond the page. */
export function windowAround(text: Box): Box {
  const [, , width, height] = text
  const longer = Math.max(width, height)
  const across = Math.max(0.8 * width, 0.55 * longer)
  const down = Math.max(0.65 * height, 0.4 * longer)
  const [x, y] = boxCentre(text)
  return boxOfPoints([
    [x - across, y - down],
    [x + across, y + down],
  ])
}
