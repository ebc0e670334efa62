import { boxCentre } from '../geometry/box.ts'
import type { TextLine } from '../page.ts'
import type { GreyImage } from '../raster/greyscale.ts'
import { createMask } from '../raster/mask.ts'
import { chooseDirections, type DirectionGuess, guessDirection } from './choose-direction.ts'
import { clusterCandidates } from './cluster-candidates.ts'
import { cutTouchingGlyphs } from './cut-touching-glyphs.ts'
import type { TextCandidate } from './detector.ts'
import { findGlyphs, type GlyphGroup } from './find-glyphs.ts'
import { findOutlinedGlyphs } from './find-outlined-glyphs.ts'
import { isVerified, judgeGroup } from './judge-group.ts'
import { layoutLines } from './layout-lines.ts'
import { paintGlyphs } from './paint-text-mask.ts'
import { measureGround } from './measure-ground.ts'
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
  const found = findGroups(grey, candidates)
  const directions = chooseDirections(
    found.map(({ guess }) => guess),
    isVerticalPossible,
  )
  return found.map(({ group, guess, surroundings }, index): Lettering => {
    const layOut = (glyphs: GlyphGroup) => layoutLines(glyphs, directions[index]!, guess.angle, guess.confidence)
    const seen = { group, lines: layOut(group) }
    const lettering = surroundings === 'free' ? seen : keepVerified(group, seen.lines)
    if (!measureGround(group.patch, lettering.group.glyphs).isEven) return lettering
    const whole = cutTouchingGlyphs(lettering.group, lettering.lines)
    return whole === lettering.group ? lettering : { group: whole, lines: layOut(whole) }
  })
}

interface JudgedGroup {
  readonly group: GlyphGroup
  readonly guess: DirectionGuess
  readonly surroundings: 'free' | 'art'
}

/** What proves to be no lettering, or ruby too fine to be read alone, is left to the groups around it. */
function findGroups(grey: GreyImage, candidates: readonly TextCandidate[]): JudgedGroup[] {
  const shortSidePx = Math.min(grey.width, grey.height)
  const claimed = createMask(grey.width, grey.height)
  const judge = (group: GlyphGroup): JudgedGroup[] => {
    const guess = guessDirection(group)
    const surroundings = judgeGroup(group, guess, shortSidePx)
    if (surroundings === 'none') return []
    paintGlyphs(claimed, group)
    return [{ group, guess, surroundings }]
  }
  return clusterCandidates(candidates).flatMap((cluster) => {
    const likely = findGlyphs(createTextPatch(grey, cluster, claimed)).flatMap(judge)
    if (likely.length > 0) return likely
    return findOutlinedGlyphs(createTextPatch(grey, cluster, claimed, 'unlikely')).flatMap(judge)
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
