import { type LanguageCode, languages } from '@fukidashi/contract/languages'

/** The language to read pages in for a browser's languages, most wanted first. English when none of them is offered. */
export function findReadingLanguage(browserLanguages: readonly string[]): LanguageCode {
  for (const wish of browserLanguages) {
    const locale = new Intl.Locale(wish)
    const candidates = languages.filter(({ tag }) => new Intl.Locale(tag).language === locale.language)
    // Script before region: a reader from Hong Kong reads traditional characters though the tag names Taiwan.
    const { script } = locale.maximize()
    const exact = candidates.find(({ tag }) => tag === wish)
    const found =
      exact ?? candidates.find(({ tag }) => new Intl.Locale(tag).maximize().script === script) ?? candidates[0]
    if (found) return found.code
  }
  return 'ENG'
}
