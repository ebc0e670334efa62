import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@fukidashi/i18n/locales'
import { localeMessagesPath, makeLocaleMessages } from './locale-messages.ts'

// Writes the words of the manifest for every interface language. The results are committed, and a test compares them.
for (const { code } of locales) {
  const path = fileURLToPath(new URL(`../${localeMessagesPath(code)}`, import.meta.url))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await makeLocaleMessages(code))
}
