import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createImageCodec } from '../../platform/node/create-image-codec.ts'
import { drawPage } from '../fixtures/draw-page.ts'
import { startLocalHub, tinyRepository } from '../fixtures/local-hub.ts'
import { type CommandEnd, startFukidashi } from '../fixtures/run-fukidashi.ts'

let folder: string
const fukidashi = async (...words: string[]): Promise<CommandEnd> => await startFukidashi(words, folder).ended
const engineWords = (engine: string, to = 'ESP') => ['page.png', '--from', 'ENG', '--to', to, '--engine', engine]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-translate-'))
  await writeFile(join(folder, 'page.png'), await drawPage(['WHERE IS THE', 'RED BOAT?'], 'png'))
})
afterAll(async () => await rm(folder, { recursive: true }))

it.each(['opus-mt', 'm2m100'])(
  '%s translates nothing before its weights were pulled, and says which they are',
  async (engine) => {
    const { code, stdout, stderr } = await fukidashi('translate', ...engineWords(engine))
    const weights = { 'opus-mt': 'opus-mt-en-es', m2m100: 'm2m100-418m' }[engine]
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(
      new RegExp(`^fukidashi: .*Run 'fukidashi models pull ${weights}' to fetch its weights\\.\n$`),
    )
  },
)

it.each([
  ['opus-mt', 'opus-mt-en-es', 'Xenova/opus-mt-en-es', 'opus-mt'],
  ['m2m100', 'm2m100-418m', 'Xenova/m2m100_418M', 'm2m100'],
] as const)(
  '%s translates a page with what was pulled, and says by what',
  async (engine, weights, repository, kind) => {
    const commit = 'e'.repeat(40)
    await using hub = await startLocalHub()
    hub.repositories.set(repository, tinyRepository(kind, commit))
    const pull = await startFukidashi(['models', 'pull', weights], folder, { HF_ENDPOINT: hub.address }).ended
    expect(pull).toMatchObject({ code: 0 })
    hub.asked.length = 0

    const inspected = await fukidashi('inspect', ...engineWords(engine))
    expect(inspected.code).toBe(0)
    const { regions } = JSON.parse(inspected.stdout) as { regions: { text: string; translation: string }[] }
    expect(regions.map(({ translation }) => translation)).toEqual(['¿Dónde está el barco rojo?'])
    expect(inspected.stderr).toContain(`1 region`)
    expect(inspected.stderr).toContain(`by ${weights}@${commit}`)
    expect(hub.asked).toEqual([])
  },
)

it('letters the translation into the page', async () => {
  const out = join(folder, 'translated.png')
  const translated = await fukidashi('translate', ...engineWords('opus-mt'), '-o', out)
  expect(translated).toMatchObject({ code: 0, stdout: `${out}\n` })
  expect((await createImageCodec(1).readHeader(await readFile(out))).format).toBe('png')
  expect(await readFile(out)).not.toEqual(await readFile(join(folder, 'page.png')))
})

it('names the half of a pivot that is missing', async () => {
  const { code, stderr } = await fukidashi(
    'translate',
    'page.png',
    '--from',
    'JPN',
    '--to',
    'ESP',
    '--engine',
    'opus-mt',
  )
  expect(code).toBe(2)
  expect(stderr).toContain("'fukidashi models pull opus-mt-ja-en'")
})
