import type { Language } from '@fukidashi/contract/languages'

/**
 * The languages that somebody may mean by a few letters: of the native name, the English one, the one in the reader's own
 * language, or the code. Accents need not be typed. Those whose name begins with the letters come first.
 */
export function findLanguages(
  search: string,
  languages: readonly Language[],
  readersName: (language: Language) => string,
): readonly Language[] {
  const wanted = plain(search.trim())
  if (wanted === '') return languages
  const ranked = languages.map((language) => {
    const names = [language.label, language.name, readersName(language), language.code, language.tag].map(plain)
    const begins = names.some((name) => name.startsWith(wanted))
    return { language, rank: begins ? 0 : names.some((name) => name.includes(wanted)) ? 1 : 2 }
  })
  return [0, 1].flatMap((rank) => ranked.filter((entry) => entry.rank === rank).map(({ language }) => language))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
