import type { Language } from '@fukidashi/contract/languages'

/** Gives languages the names that readers of a locale know them by. */
export function namesIn(locale: string): (language: Language) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  // Chinese is told apart by its writing here, not by the country.
  return ({ tag, script }) => names.of(tag.startsWith('zh') ? `zh-${script}` : tag) ?? ''
}
