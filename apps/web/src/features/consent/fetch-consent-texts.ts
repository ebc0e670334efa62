import type { LocaleCode } from '@fukidashi/i18n/locales'
import type { Translation } from 'vanilla-cookieconsent'

/** The operator's own texts in a language. Without them there is no banner, and nothing is agreed to. */
export async function fetchConsentTexts(address: string, locale: LocaleCode): Promise<Translation> {
  try {
    const response = await fetch(address.replaceAll(/\{language\}|%7Blanguage%7D/gi, locale))
    if (!response.ok) throw new Error(`The server answered with ${response.status}.`)
    return (await response.json()) as Translation
  } catch (error) {
    console.error(`Could not load translation for the '${locale}' language`, error)
    // The library takes it for no translation at all.
    return undefined as unknown as Translation
  }
}
