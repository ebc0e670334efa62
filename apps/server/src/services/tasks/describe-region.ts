import type { Region } from '@fukidashi/contract/region'
import type { RegionLettering } from '@fukidashi/pipeline/page'
import type { RegionResult } from '@fukidashi/pipeline/page-result'

/** A region as the calls answer it: clients get what they need to set it anew; where its ink lies only the pipeline needs. */
export function describeRegion({ box, lettering, wishes = {}, ...region }: RegionResult): Region {
  const { fontStyle, sizePx, alignment } = wishes
  return {
    ...region,
    box: [...box],
    ...(fontStyle && { font: fontStyle }),
    ...(sizePx !== undefined && { size: sizePx }),
    ...(alignment && { align: alignment }),
    ...(lettering && { lettering: describeLettering(lettering) }),
  }
}

function describeLettering(lettering: RegionLettering): NonNullable<Region['lettering']> {
  const { fontFamily, fontSizePx, colour, outline, direction, angle, lines } = lettering
  return {
    fontFamily,
    fontSizePx,
    colour: [...colour],
    ...(outline && { outline: [...outline] }),
    direction,
    angle,
    lines: [...lines],
  }
}
