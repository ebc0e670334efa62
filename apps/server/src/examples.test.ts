import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodPassword, logIn, register } from './fixtures/account-steps.ts'
import { drawImage } from './fixtures/draw-image.ts'
import { readTestEnvironment } from './fixtures/env.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

const examples = fileURLToPath(new URL('../examples/', import.meta.url))
const { searchPath } = readTestEnvironment()

let server: SpawnedServer
let folder: string
let secret: string
let page: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-examples-'))
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  server = await spawnServer('slow', { DATA_DIR: data })
  const visitor = await visitServer(server)
  await register(visitor, 'studio@example.org')
  await logIn(visitor, 'studio@example.org', goodPassword)
  const scopes = ['translations:write', 'translations:read']
  const { data: made } = await visitor.post('/api/user/apiKeys/create', { name: 'examples', scopes })
  secret = (made as unknown as { secret: string }).secret
  page = await drawImage()
  await writeFile(join(folder, 'page.png'), page)
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['sh', 'translate-page.sh'],
  [process.execPath, 'translate-page.ts'],
  ['python3', 'translate-page.py'],
])('%s %s translates a page as the documentation says', async (command, program) => {
  const translated = join(folder, `${program}.png`)
  const env = { PATH: searchPath, FUKIDASHI_URL: server.url, FUKIDASHI_KEY: secret }
  const words = [join(examples, program), join(folder, 'page.png'), translated]
  const child = spawn(command, words, { env })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, (await said)[1]]).toEqual([0, ''])
  // The page comes back as it was from a server that only takes its time.
  expect((await readFile(translated)).equals(page)).toBe(true)
})
