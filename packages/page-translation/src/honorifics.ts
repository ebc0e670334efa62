import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'

const keepers: readonly LanguageCode[] = ['ENG']
const owners: readonly LanguageCode[] = ['JPN', 'KOR', 'CHS', 'CHT']

/**
 * What readers of a language expect: English readers of manga know -san and senpai, languages with honorifics of their own
 * say those, and others go without.
 */
export function usualHonorifics(to: LanguageCode): HonorificsPolicy {
  if (keepers.includes(to)) return 'keep'
  return owners.includes(to) ? 'translate' : 'drop'
}
