import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import type { OpenModelFamily } from './open-model-family.ts'

const set = 'm2m100-418m'
// Its tags are the first parts of ours but for this one (huggingface.co/facebook/m2m100_418M, languages covered).
const tags: Partial<Record<LanguageCode, string>> = { FIL: 'tl' }
// Its Chinese is one language, and what it writes is simplified.
const onlyRead: readonly LanguageCode[] = ['CHT']

/** M2M100: one model between all languages, English not needed in between. */
export const m2m100: OpenModelFamily = {
  id: 'm2m100',
  findHop: (from, to) => {
    const languages = { from: tagOf(from), to: tagOf(to) }
    return languages.from === languages.to || onlyRead.includes(to) ? undefined : { set, languages }
  },
  hasPivot: false,
  example: set,
}

function tagOf(language: LanguageCode): string {
  return tags[language] ?? languageOf(language).tag.split('-')[0]!
}
