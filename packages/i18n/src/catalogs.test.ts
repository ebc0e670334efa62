import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { pageCatalogs } from './page-catalogs.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const committed = join(packageFolder, 'locales')
let extracted: string

async function readCatalog(folder: string, catalog: string, locale: string) {
  const filename = join(folder, catalog, `${locale}.po`)
  return formatter().parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
}

// The real extraction, with only its output led elsewhere.
beforeAll(() => {
  extracted = mkdtempSync(join(tmpdir(), 'fukidashi-catalogs-'))
  const config = join(extracted, 'lingui.config.ts')
  writeFileSync(
    config,
    `import base from ${JSON.stringify(join(packageFolder, 'lingui.config.ts'))}
    const catalogs = base.catalogs.map((catalog) => ({
      ...catalog,
      path: catalog.path.replace('<rootDir>/locales', ${JSON.stringify(extracted)}),
    }))
    export default { ...base, rootDir: ${JSON.stringify(packageFolder)}, catalogs }`,
  )
  execFileSync(
    join(packageFolder, 'node_modules', '.bin', 'lingui'),
    ['extract', '--config', config, '--workers', '1'],
    {
      cwd: packageFolder,
      stdio: 'pipe',
    },
  )
})
afterAll(() => rmSync(extracted, { recursive: true, force: true }))

describe.each(['extension', 'web', ...Object.keys(pageCatalogs)])('the catalog of the %s', (catalog) => {
  it('holds exactly the messages of the code', async () => {
    const wordsOf = async (folder: string) =>
      Object.entries(await readCatalog(folder, catalog, 'en')).map(([id, { translation }]) => [id, translation])
    const inCode = await wordsOf(extracted)
    expect(inCode.length).toBeGreaterThan(0)
    expect(await wordsOf(committed), 'run: pnpm --filter @fukidashi/i18n extract').toEqual(inCode)
  })

  it.each(locales.map(({ code }) => code))('is whole in %s', async (locale) => {
    const source = await readCatalog(committed, catalog, 'en')
    const translated = await readCatalog(committed, catalog, locale)
    expect(Object.keys(translated)).toEqual(Object.keys(source))
    expect(Object.keys(translated).filter((id) => !translated[id]!.translation)).toEqual([])
  })
})
