import type { Box, Ink, LocalMask, Mask, RasterImage } from '../../page.ts'
import { localMaskHas } from '../../raster/mask.ts'

/** Puts ink on a page in place, and marks in `inkMask` the pixels that it touched. Every other byte stays as it is. */
export function layInk(page: RasterImage, inkMask: Mask, { box, data }: Ink): void {
  for (let y = 0; y < box[3]; y++) {
    for (let x = 0; x < box[2]; x++) {
      const from = (y * box[2] + x) * 4
      const alpha = data[from + 3]! / 255
      if (alpha === 0) continue
      const pixel = (box[1] + y) * page.width + box[0] + x
      for (let channel = 0; channel < 3; channel++) {
        const at = pixel * 4 + channel
        page.data[at] = page.data[at]! * (1 - alpha) + data[from + channel]! * alpha
      }
      inkMask.data[pixel] = 1
    }
  }
}

/** The smallest page box around ink; without size at the ink's corner when there is none. */
export function inkBounds({ box, data }: Ink): Box {
  let left = box[2]
  let right = -1
  let top = box[3]
  let bottom = -1
  for (let y = 0; y < box[3]; y++) {
    for (let x = 0; x < box[2]; x++) {
      if (data[(y * box[2] + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? [box[0], box[1], 0, 0] : [box[0] + left, box[1] + top, right - left + 1, bottom - top + 1]
}

/** Whether all ink lies within a place. */
export function isInkWithin({ box, data }: Ink, place: LocalMask): boolean {
  for (let y = 0; y < box[3]; y++) {
    for (let x = 0; x < box[2]; x++) {
      if (data[(y * box[2] + x) * 4 + 3] !== 0 && !localMaskHas(place, box[0] + x, box[1] + y)) return false
    }
  }
  return true
}
