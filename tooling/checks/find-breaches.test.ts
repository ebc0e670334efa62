import { describe, expect, it } from 'vitest'
import { findBreaches } from './find-breaches.ts'
import { readRepository } from './repository.ts'

type Files = Record<string, string>

const manifest = (name: string, facts: object = {}) => JSON.stringify({ name: `@fukidashi/${name}`, ...facts })

/** A small repository in which all is well. */
const sound: Files = {
  'README.md': '| `js-md5` | `sharp` | `drizzle-orm` | `@fontsource/*` |',
  'packages/contract/package.json': manifest('contract', { exports: { './languages': './src/languages.ts' } }),
  'packages/contract/src/languages.ts': "export const languages = ['ENG']",
  'packages/signing/package.json': manifest('signing', {
    exports: { './sign': '', './verify': '' },
    dependencies: { 'js-md5': '' },
  }),
  'packages/signing/src/verify.ts': "import { createHash } from 'node:crypto'\nexport const verify = createHash",
  'packages/api-client/package.json': manifest('api-client', {
    dependencies: { '@fukidashi/contract': 'workspace:*', '@fukidashi/signing': 'workspace:*' },
  }),
  'packages/pipeline/package.json': manifest('pipeline', {
    dependencies: { '@fukidashi/contract': 'workspace:*', sharp: '' },
  }),
  'packages/pipeline/src/detect/find-lines.ts':
    "import { languages } from '@fukidashi/contract/languages'\nimport { area } from '../geometry/area.ts'\nexport const lines = [languages, area]",
  'packages/pipeline/src/geometry/area.ts': 'export const area = 1',
  'packages/pipeline/src/platform/node/read.ts':
    "import sharp from 'sharp'\nimport 'node:fs'\nexport const read = sharp",
  'apps/extension/package.json': manifest('extension', { dependencies: { '@fukidashi/api-client': 'workspace:*' } }),
  'apps/extension/src/env.ts': 'export const isDevelopment = import.meta.env.DEV',
}

/** Messages of the breaches, after some files were added or changed. */
function breachesWith(files: Files): string[] {
  const all = { ...sound, ...files }
  const repository = readRepository(Object.keys(all), (path) => all[path]!)
  return findBreaches(repository).map(({ path, line, message }) => `${path}:${line ?? 0} ${message}`)
}

/** Expects exactly one breach, whose line holds all the words. */
function expectBreach(files: Files, ...words: string[]) {
  const breaches = breachesWith(files)
  expect(breaches).toHaveLength(1)
  for (const word of words) expect(breaches[0]).toContain(word)
}

describe('findBreaches', () => {
  it('finds nothing in a sound repository', () => {
    expect(breachesWith({})).toEqual([])
  })

  it("refuses a path to a file of another package, except in settings and on a developer's machine", () => {
    const reaching = 'export const sample = new URL(`../../models/${1}.json`, import.meta.url)'
    expectBreach(
      { 'packages/pipeline/src/demo.ts': reaching },
      'demo.ts:1',
      "'../../models/' is a file of another package",
    )
    expect(
      breachesWith({
        'packages/pipeline/src/env.ts': reaching,
        'packages/pipeline/src/demo.test.ts': reaching,
        'packages/pipeline/src/own.ts': "export const own = new URL('../package.json', import.meta.url)",
      }),
    ).toEqual([])
  })

  it('refuses a workspace dependency that is not allowed', () => {
    const dependencies = { '@fukidashi/signing': 'workspace:*' }
    expectBreach(
      { 'packages/contract/package.json': manifest('contract', { dependencies, exports: { './languages': '' } }) },
      'contract/package.json',
      'must not depend on @fukidashi/signing',
    )
  })

  it('refuses a package that the checks do not know', () => {
    expectBreach({ 'packages/cellar/package.json': manifest('cellar') }, 'not known to the checks', 'Add a row')
  })

  it('refuses an undeclared package, and a development dependency in code that runs', () => {
    expectBreach(
      { 'packages/signing/src/sign.ts': "import { z } from 'zod'\nexport const a = z" },
      'sign.ts:1',
      "'zod' is not declared",
      'to dependencies',
    )
    expect(breachesWith({ 'packages/signing/src/sign.test.ts': "import { it } from 'vitest'\nit" })[0]).toContain(
      'to devDependencies',
    )
  })

  it('refuses an inside path, and the half of a package that is closed', () => {
    const path = 'packages/api-client/src/call.ts'
    expectBreach(
      { [path]: "import { a } from '@fukidashi/contract/src/languages'\nexport const b = a" },
      'is not exported by',
      './languages',
    )
    expectBreach(
      { [path]: "import { a } from '@fukidashi/signing/verify'\nexport const b = a" },
      'closed to @fukidashi/api-client',
    )
  })

  it('refuses a relative path out of the package', () => {
    expectBreach(
      { 'packages/signing/src/sign.ts': "export const a = await import('../../contract/src/languages.ts')" },
      'leaves the package',
    )
  })

  it('refuses a library that the README does not explain', () => {
    const dependencies = { 'js-md5': '', 'left-pad': '', '@fontsource/jua': '' }
    const signing = manifest('signing', { exports: { './sign': '', './verify': '' }, dependencies })
    expectBreach(
      { 'packages/signing/package.json': signing },
      'signing/package.json',
      "'left-pad'",
      'table of libraries',
    )
  })

  it('refuses a path of one machine', () => {
    expectBreach(
      { 'packages/signing/src/sign.ts': "import { a } from '/home/me/a.ts'\nexport const b = a" },
      'one machine',
    )
  })

  it('refuses an app as a dependency', () => {
    const files = {
      'tooling/bench/package.json': manifest('bench', { dependencies: { '@fukidashi/extension': 'workspace:*' } }),
      'tooling/bench/run.ts': "import { a } from '@fukidashi/extension/a'\nexport const b = a",
    }
    expectBreach(files, 'Nothing imports an app')
  })

  it('keeps the stages apart, even in types', () => {
    expectBreach(
      {
        'packages/pipeline/src/erase/fill.ts':
          "import type { Line } from '../detect/find-lines.ts'\nexport type A = Line",
      },
      "stage 'erase'",
      "stage 'detect'",
    )
    expectBreach(
      { 'packages/pipeline/src/erase/fill.ts': "import { run } from '../run-pipeline.ts'\nexport const a = run" },
      'order of the stages',
    )
  })

  it('keeps translation engines apart, and from what chooses among them', () => {
    const engines = 'packages/pipeline/src/translate/engines'
    expectBreach(
      { [`${engines}/papago/ask.ts`]: "import { a } from '../google/answer.ts'\nexport const b = a" },
      "engine 'papago' imports the engine 'google'",
      'translate/text',
    )
    const chooses = "import { rows } from '../../engine-registry.ts'\nexport const b = rows"
    expectBreach({ [`${engines}/papago/ask.ts`]: chooses }, 'chooses among the engines')
    expect(breachesWith({ [`${engines}/papago/ask.test.ts`]: chooses })).toEqual([])
  })

  it('refuses folders that import each other in a circle, by whatever detour', () => {
    const source = 'packages/pipeline/src'
    expectBreach(
      {
        [`${source}/detect/plan.ts`]: "import { a } from './find/one.ts'\nexport const plan = a",
        [`${source}/detect/find/one.ts`]: "import { a } from '../read/two.ts'\nexport const b = a",
        [`${source}/detect/read/two.ts`]: "import { c } from '../weigh/three.ts'\nexport const a = c",
        [`${source}/detect/weigh/three.ts`]: "import type { B } from '../find/four.ts'\nexport const c: B = 1",
        [`${source}/detect/find/four.ts`]: 'export type B = number',
      },
      'detect/find, detect/read, detect/weigh',
    )
    const sound = {
      [`${source}/detect/plan.ts`]: "import { a } from './find/one.ts'\nexport const plan = a",
      [`${source}/detect/find/one.ts`]: "import type { Map } from '../map.ts'\nexport const a: Map = 1",
      [`${source}/detect/map.ts`]: 'export type Map = number',
    }
    expect(breachesWith(sound)).toEqual([])
  })

  it('keeps the folders of the translator page in their direction', () => {
    const folder = 'apps/web/src/features/translate-pages'
    const words = "import { words } from '../words/failure-words.ts'\nexport const a = words"
    expectBreach({ [`${folder}/queue/page-storage.ts`]: words }, "'queue'", 'words/failure-words.ts')
    expectBreach({ [`${folder}/pages/page-card.ts`]: words.replace('words/f', 'options/f') }, 'queue, server, words')
    expectBreach({ [`${folder}/pages/page-card.ts`]: words.replace('../words/', '../') }, "'pages'")
    expectBreach({ [`${folder}/cellar/page-card.ts`]: words }, "'cellar' is no known folder")
    expect(breachesWith({ [`${folder}/pages/page-card.ts`]: words })).toEqual([])
    expect(breachesWith({ [`${folder}/view.ts`]: words.replace('../', './') })).toEqual([])
  })

  it('keeps the folders of the translator in their direction, and its languages apart', () => {
    const folder = 'packages/translator/src'
    const imported = (specifier: string) => `import { a } from '${specifier}'\nexport const b = a`
    const numbers = imported('../numbers/find-numbers.ts')
    expectBreach({ [`${folder}/languages/french-row.ts`]: numbers }, "'languages'", 'text')
    expectBreach({ [`${folder}/numbers/plain.ts`]: imported('../names/find-names.ts') }, "'numbers'", 'languages, text')
    expectBreach({ [`${folder}/cellar/plain.ts`]: numbers }, "'cellar' is no known folder")
    expect(breachesWith({ [`${folder}/names/plain.ts`]: numbers })).toEqual([])
    const other = imported('../german/german.ts')
    expectBreach({ [`${folder}/languages/french/french.ts`]: other }, "'french'", 'german/german.ts')
    expectBreach({ [`${folder}/languages/sounds.ts`]: other.replace('../', './') }, 'sounds.ts', 'another language')
    expect(breachesWith({ [`${folder}/languages/rules-of.ts`]: other.replace('../', './') })).toEqual([])
  })

  it('keeps Node out of the stages, directly and by way of a Node folder', () => {
    const path = 'packages/pipeline/src/raster/blur.ts'
    for (const specifier of ['node:fs', 'path', 'sharp']) {
      expectBreach(
        { [path]: `import a from '${specifier}'\nexport const b = a` },
        `'${specifier}' ties 'raster' to Node`,
        'ports.ts',
      )
    }
    expectBreach({ [path]: "import { read } from '../platform/node/read.ts'\nexport const a = read" }, 'needs Node')
  })

  it('keeps Node out of what browsers load', () => {
    expectBreach(
      { 'packages/signing/src/sign.ts': "import { createHash } from 'crypto'\nexport const a = createHash" },
      'browsers load',
    )
  })

  it('keeps network and signing out of content scripts', () => {
    expectBreach(
      { 'apps/extension/src/page/main.ts': "export const a = () => fetch('/x')" },
      'main.ts:1',
      'message to the background',
    )
    expectBreach(
      { 'apps/extension/src/page/main.ts': "export const a = () => fetch('/x', { cache: 'force-cache' })" },
      'message to the background',
    )
    expectBreach(
      {
        'apps/extension/src/sites/a.ts': "import { a } from '@fukidashi/api-client'\nexport const b = a",
        'packages/api-client/package.json': manifest('api-client', { exports: { '.': '' } }),
      },
      'content script',
    )
    const kept = "export const a = () => fetch('/x', { mode: 'same-origin', cache: 'only-if-cached' })"
    expect(breachesWith({ 'apps/extension/src/page/main.ts': kept })).toEqual([])
  })

  it('keeps SQL out of routes', () => {
    const files = {
      'apps/server/package.json': manifest('server', { dependencies: { 'drizzle-orm': '' } }),
      'apps/server/src/http/routes/a.ts': "import { sql } from 'drizzle-orm'\nexport const a = sql",
    }
    expectBreach(files, 'A route imports SQL')
  })

  it('lets the environment be read in env.ts alone', () => {
    expectBreach(
      { 'apps/extension/src/a.ts': 'export const a = 1\nexport const b = process.env.HOME' },
      'a.ts:2',
      'outside env.ts',
    )
    expect(breachesWith({ 'apps/extension/src/a.ts': '// process.env.HOME\nexport const a = { env: 1 }.env' })).toEqual(
      [],
    )
  })

  it('refuses barrels', () => {
    expectBreach(
      { 'packages/signing/src/all.ts': "export * from './verify.ts'\nexport const a = 1" },
      "adds to the package's interface",
    )
    expectBreach({ 'packages/signing/src/all.ts': "export { verify } from './verify.ts'" }, 'This is a barrel')
    expectBreach({ 'packages/signing/src/index.ts': 'export const a = 1' }, 'This is a barrel')
  })

  it('refuses files that are too long to be one thing', () => {
    const path = 'packages/signing/src/long.ts'
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `export const a${index} = 1`).join('\n')
    expect(breachesWith({ [path]: `${lines(400)}\n` })).toEqual([])
    expectBreach({ [path]: lines(401) }, '401 lines')
  })

  it('refuses folders without a subject and names that are not kebab-case', () => {
    expectBreach({ 'packages/signing/src/utils/a.ts': 'export const a = 1' }, "'utils' names no subject")
    expectBreach({ 'packages/signing/src/toHex.ts': 'export const a = 1' }, "'toHex.ts' is not kebab-case")
  })

  it.each([
    'DROP TABLE "a"',
    'ALTER TABLE "a" DROP COLUMN "b"',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL',
  ])('refuses a migration that processes of the version before do not survive: %s', (statement) => {
    const migration = 'apps/server/migrations/0007_more.sql'
    const added = 'CREATE TABLE "b" ("c" text NOT NULL);--> statement-breakpoint\n'
    expectBreach({ [migration]: `${added}${statement};` }, `${migration}:2`, 'version before', '-- safe:')
    expect(breachesWith({ [migration]: `${added}-- safe: never released\n${statement};` })).toEqual([])
  })

  it('lets a migration add', () => {
    const added = [
      'ALTER TABLE "a" ADD COLUMN "b" text',
      `ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL`,
      'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
      'DROP INDEX "a_index"',
    ]
    expect(breachesWith({ 'apps/server/migrations/0007_more.sql': added.join(';--> statement-breakpoint\n') })).toEqual(
      [],
    )
  })
})

describe('words that people read', () => {
  const path = 'apps/web/src/features/home/steps.tsx'
  it.each([
    ['<p>Open the door</p>', "'Open the door'"],
    ['<img alt="A page" />', "'A page'"],
    ['<Button closeLabel="Close" />', "'Close'"],
  ])('%s is in one language only', (element, words) => {
    expect(breachesWith({ [path]: `export const steps = ${element}` })[0]).toContain(words)
  })

  it.each([
    '<p><Trans>Open <em>the door</em></Trans></p>',
    '<p lang="ja">吹き出し</p>',
    '<Logo title="Fukidashi" />',
    '<img alt={t`A page`} />',
    '<code>npm start</code>',
    '<p>1 / 2 · %</p>',
  ])('%s is not', (element) => {
    expect(breachesWith({ [path]: `export const steps = ${element}` })).toEqual([])
  })
})
