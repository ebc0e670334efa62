import { s3Keys, startS3 } from '@fukidashi/test-services/s3'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BlobStore } from './blob-store.ts'
import { createDiskBlobs } from './create-disk-blobs.ts'
import { createS3Blobs } from './create-s3-blobs.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-blobs-'))
  s3 = await startS3()
  for (const [name, value] of Object.entries(s3Keys)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const openers: Record<string, (incoming: string) => Promise<BlobStore>> = {
  disk: createDiskBlobs,
  S3: async (incoming) =>
    await createS3Blobs(
      { bucket: 'pages', prefix: 'test/', region: 'us-east-1', endpoint: s3.endpoint, isInPath: true },
      incoming,
    ),
}

describe.each(Object.keys(openers))('blobs on %s', (kind) => {
  const open = async () => await openers[kind]!(await mkdtemp(join(folder, `${kind}-`)))

  it('gives back what was written and what was taken over, whole or as a stream, large files too', async () => {
    const blobs = await open()
    const written = await blobs.write(Buffer.from('page'))
    expect(Buffer.from(await blobs.read(written)).toString()).toBe('page')

    const path = await blobs.createIncomingPath()
    const large = Buffer.alloc(12_000_000, 'fukidashi')
    await writeFile(path, large)
    const adopted = await blobs.adopt(path)
    const { stream, bytes } = await blobs.open(adopted)
    expect(bytes).toBe(large.length)
    expect((await buffer(stream)).equals(large)).toBe(true)
    await expect(readdir(path)).rejects.toThrow('ENOENT')
  })

  it('removes what it is told to, and says of what is gone that it is gone', async () => {
    const blobs = await open()
    const [kept, removed] = await Promise.all([blobs.write(Buffer.from('a')), blobs.write(Buffer.from('b'))])
    await blobs.remove([removed])
    await blobs.remove([removed])
    await expect(blobs.read(removed)).rejects.toMatchObject({ key: 'notFound' })
    await expect(blobs.open(removed)).rejects.toMatchObject({ key: 'notFound' })
    await expect(blobs.read('../secret')).rejects.toMatchObject({ key: 'notFound' })
    expect(await blobs.read(kept)).toHaveLength(1)
  })

  it('sweeps what is older than a moment, files that never came in whole included', async () => {
    const blobs = await open()
    await blobs.removeOlderThan(new Date(Date.now() + 60_000))
    const key = await blobs.write(Buffer.from('old'))
    await writeFile(await blobs.createIncomingPath(), 'half')
    expect(await blobs.removeOlderThan(new Date(Date.now() - 60_000))).toBe(0)
    expect(await blobs.removeOlderThan(new Date(Date.now() + 60_000))).toBe(2)
    await expect(blobs.read(key)).rejects.toMatchObject({ key: 'notFound' })
  })

  it('sweeps more than one answer of the bucket lists', async () => {
    const blobs = await open()
    await blobs.removeOlderThan(new Date(Date.now() + 60_000))
    const count = 1040
    for (let from = 0; from < count; from += 40)
      await Promise.all(Array.from({ length: 40 }, async () => await blobs.write(Buffer.from('old'))))
    expect(await blobs.removeOlderThan(new Date(Date.now() + 60_000))).toBe(count)
  })
})
