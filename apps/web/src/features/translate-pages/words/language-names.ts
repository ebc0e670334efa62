import type { Language } from '@fukidashi/contract/languages'

/** Gives languages the names that readers of a locale know them by. */
export function namesIn(locale: string): (language: Language) => string {
  let names: Intl.DisplayNames | undefined
  return ({ tag, script }) => {
    // It takes a phone as long as all else that is drawn with it, and most lists of languages stay closed.
    names ??= new Intl.DisplayNames([locale], { type: 'language' })
    // Chinese is told apart by its writing here, not by the country.
    return names.of(tag.startsWith('zh') ? `zh-${script}` : tag) ?? ''
  }
}
