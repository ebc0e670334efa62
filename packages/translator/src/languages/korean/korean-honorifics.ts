import type { Honorific } from '../language-rules.ts'

/** What Korean hangs on names. */
export const koreanHonorifics: readonly Honorific[] = [
  { forms: ['씨', ' 씨'], sound: '-ssi' },
  { forms: ['님', ' 님'], sound: '-nim' },
  { forms: ['선배', ' 선배'], sound: '-sunbae' },
]
