import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultLocale, type LocaleCode } from '@fukidashi/i18n/locales'
import { formatter } from '@lingui/format-po'

const catalogs = fileURLToPath(new URL('../../../packages/i18n/locales/extension/', import.meta.url))

/** Where the browser looks for a language's words, from the extension's folder. */
export function localeMessagesPath(locale: LocaleCode): string {
  return `public/_locales/${locale.replace('-', '_')}/messages.json`
}

/** The content of that file, made from the extension's catalog. Throws when the catalog has no translation. */
export async function makeLocaleMessages(locale: LocaleCode): Promise<string> {
  const filename = `${catalogs}${locale}.po`
  const context = { locale, sourceLocale: defaultLocale, filename }
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), context)
  const messages = ['description', 'translatePages', 'translateScreen', 'showOriginal'].map((name) => {
    const message = catalog[`manifest.${name}`]?.translation
    if (!message) throw new Error(`${filename} does not translate manifest.${name}.`)
    return [name, { message }] as const
  })
  return `${JSON.stringify(Object.fromEntries(messages), undefined, 2)}\n`
}
