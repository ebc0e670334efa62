import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { interfaceLanguageOf } from '../settings/interface-language.ts'
import type { Settings } from '../settings/settings.ts'

/** The address of a page of the reader's server, in the language of the extension. */
export function sitePage(path: string, settings: Pick<Settings, 'serverAddress' | 'interfaceLocale'>): URL {
  return new URL(withLocalePrefix(path, interfaceLanguageOf(settings)), settings.serverAddress)
}
