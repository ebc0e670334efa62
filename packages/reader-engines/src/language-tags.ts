import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'

// Names under which browsers list a language where it is not the one of ours.
const otherTags: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  CHS: ['zh'],
  CHT: ['zh-Hant'],
  POR: ['pt'],
  PTB: ['pt'],
  FIL: ['fil', 'tl'],
  NOR: ['no', 'nb'],
}

/** BCP 47 tags by which a browser may know a language, the likeliest first. */
export function tagsOf(code: LanguageCode): readonly string[] {
  return otherTags[code] ?? [languageOf(code).tag]
}
