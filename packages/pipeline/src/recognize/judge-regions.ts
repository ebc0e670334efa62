import type { RecognizedRegion } from '../page.ts'

/** Leaves out what was not read credibly and says what kind of text the rest is. */
export function judgeRegions(regions: readonly RecognizedRegion[]): RecognizedRegion[] {
  return regions.filter(({ text }) => text !== '').map((region) => ({ ...region, kind: kindOf(region) }))
}

function kindOf({ text }: RecognizedRegion): RecognizedRegion['kind'] {
  return /\p{L}/u.test(text) ? 'speech' : 'mark'
}
