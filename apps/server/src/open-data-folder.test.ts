import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readKeptTable } from './fixtures/read-kept-table.ts'
import { type SpawnedServer, spawnServer, visitServer } from './fixtures/spawn-server.ts'

let folder: string
let server: SpawnedServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-folder-'))
  const source = inject('database')
  if (source.kind === 'embedded') await cp(source.folder, join(folder, 'database'), { recursive: true })
  server = await spawnServer('slow', { DATA_DIR: folder })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

it('docs/operating.md names everything that a server keeps in its data folder', async () => {
  const visitor = await visitServer(server)
  await visitor.finish((await visitor.submit(await visitor.upload())).data.taskId)
  const named = (await readKeptTable()).flatMap(({ places }) => places)
  const list = async (inner: string) =>
    (await readdir(join(folder, inner))).map((name) => join('DATA_DIR', inner, name))
  const found = [...(await list('')), ...(await list('blobs'))].filter((path) => path !== 'DATA_DIR/blobs')
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter((path) => !named.includes(path))).toEqual([])
})
