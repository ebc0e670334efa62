import type { Box, Mask, Setting, TextLine } from '@fukidashi/pipeline/page'

/**
 * The lines of a region's set text as boxes of their ink: the set block is cut into as many bands as it has lines, and each band
 * shrinks to its ink. Only for straight text; turned text gives no lines.
 */
export function linesOfSetting(setting: Setting, ink: Mask): TextLine[] {
  if (Math.abs(setting.angle) > 0.02) return []
  const count = setting.lines.length
  const isVertical = setting.direction === 'vertical'
  const [x, y, width, height] = setting.box
  return setting.lines.flatMap((_, index) => {
    const band: Box = isVertical
      ? [x + (width * (count - 1 - index)) / count, y, width / count, height]
      : [x, y + (height * index) / count, width, height / count]
    const box = inkBounds(ink, band)
    if (!box) return []
    const [left, top, wide, high] = box
    const corners = [
      [left, top],
      [left + wide, top],
      [left + wide, top + high],
      [left, top + high],
    ] as const
    return [{ polygon: corners, box, direction: setting.direction, angle: 0, confidence: 1 }]
  })
}

function inkBounds(ink: Mask, [x, y, width, height]: Box): Box | undefined {
  let [left, top, right, bottom] = [ink.width, ink.height, -1, -1]
  for (let row = Math.max(0, Math.floor(y)); row < Math.min(ink.height, Math.ceil(y + height)); row++) {
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(ink.width, Math.ceil(x + width)); column++) {
      if (!ink.data[row * ink.width + column]) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row)
    }
  }
  return right < 0 ? undefined : [left, top, right - left + 1, bottom - top + 1]
}

/** How many pixels of ink in a setting's box lie outside the region's interior, and how many there are. */
export function inkOutside(
  setting: Setting,
  ink: Mask,
  interior: { readonly box: Box; readonly mask: Mask },
): { outside: number; all: number } {
  const [x, y, width, height] = setting.box
  let [outside, all] = [0, 0]
  for (let row = Math.max(0, y); row < Math.min(ink.height, y + height); row++) {
    for (let column = Math.max(0, x); column < Math.min(ink.width, x + width); column++) {
      if (!ink.data[row * ink.width + column]) continue
      all++
      const [innerX, innerY] = [column - interior.box[0], row - interior.box[1]]
      const isWithin = innerX >= 0 && innerY >= 0 && innerX < interior.mask.width && innerY < interior.mask.height
      if (!isWithin || !interior.mask.data[innerY * interior.mask.width + innerX]) outside++
    }
  }
  return { outside, all }
}
