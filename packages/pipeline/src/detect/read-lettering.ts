import { boxCentre } from '../geometry/box.ts'
import type { TextLine } from '../page.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import { chooseDirections, guessDirection } from './choose-direction.ts'
import { clusterCandidates } from './cluster-candidates.ts'
import type { TextCandidate } from './detector.ts'
import { findGlyphs, type GlyphGroup } from './find-glyphs.ts'
import { isVerified, judgeGroup } from './judge-group.ts'
import { layoutLines } from './layout-lines.ts'
import { paintGlyphs } from './paint-text-mask.ts'
import { createTextPatch } from './text-patch.ts'

/** Glyphs that stand together and the lines that they make. */
export interface Lettering {
  readonly group: GlyphGroup
  readonly lines: readonly TextLine[]
}

/** Turns places where text was seen into lines of glyphs, and leaves out what proves to be art. */
export function readLettering(
  grey: GreyImage,
  candidates: readonly TextCandidate[],
  isVerticalPossible: boolean,
): Lettering[] {
  const shortSidePx = Math.min(grey.width, grey.height)
  const found = findGroups(grey, candidates).flatMap((group) => {
    const guess = guessDirection(group)
    const surroundings = judgeGroup(group, guess, shortSidePx)
    return surroundings === 'none' ? [] : [{ group, guess, surroundings }]
  })
  const directions = chooseDirections(
    found.map(({ guess }) => guess),
    isVerticalPossible,
  )
  return found.map(({ group, guess, surroundings }, index): Lettering => {
    const lines = layoutLines(group, directions[index]!, guess.angle, guess.confidence)
    return surroundings === 'free' ? { group, lines } : keepVerified(group, lines)
  })
}

function findGroups(grey: GreyImage, candidates: readonly TextCandidate[]): GlyphGroup[] {
  const claimed = createMask(grey.width, grey.height)
  return clusterCandidates(candidates).flatMap((cluster) => {
    const groups = findGlyphs(createTextPatch(grey, cluster, claimed))
    for (const group of groups) paintGlyphs(claimed, group)
    return groups
  })
}

function keepVerified(group: GlyphGroup, lines: readonly TextLine[]): Lettering {
  const kept = lines.filter((line) => isVerified(group, line))
  const glyphs = group.glyphs.filter(({ box }) => {
    const [x, y] = boxCentre(box)
    return kept.some(
      ({ box: line }) =>
        isWithin(x + group.patch.box[0], line[0], line[2]) && isWithin(y + group.patch.box[1], line[1], line[3]),
    )
  })
  return { group: { ...group, glyphs }, lines: kept }
}

function isWithin(value: number, start: number, length: number): boolean {
  return value >= start && value <= start + length
}
