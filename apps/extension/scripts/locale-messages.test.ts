import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@fukidashi/i18n/locales'
import { expect, it } from 'vitest'
import { localeMessagesPath, makeLocaleMessages } from './locale-messages.ts'

it.each(locales.map(({ code }) => code))('the manifest words of %s are those of the catalog', async (code) => {
  const committed = readFileSync(fileURLToPath(new URL(`../${localeMessagesPath(code)}`, import.meta.url)), 'utf8')
  expect(committed, 'run: pnpm --filter @fukidashi/extension write:locales').toBe(await makeLocaleMessages(code))
  const { description } = JSON.parse(committed) as { description: { message: string } }
  expect(description.message.length, 'stores allow 132 characters').toBeLessThanOrEqual(132)
})
