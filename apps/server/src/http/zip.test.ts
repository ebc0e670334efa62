import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBuffer, type ZipFile } from 'yauzl'
import type { BlobStore } from '../blobs/blob-store.ts'
import { createApp } from '../create-app.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  server = await startTestApp()
  await server.work()
})
afterAll(async () => await server.close())

async function listNames(bytes: Buffer): Promise<string[]> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const names: string[] = []
  return await new Promise((resolve, reject) => {
    zip.on('entry', ({ fileName, uncompressedSize }: { fileName: string; uncompressedSize: number }) => {
      expect(uncompressedSize).toBeGreaterThan(0)
      names.push(fileName)
    })
    zip.on('end', () => resolve(names))
    zip.on('error', reject)
  })
}

it('zips pages in the order asked for, named as uploaded and each once', async () => {
  const visitor = server.createVisitor()
  const order = async (colour: string, name: string) => {
    const { taskId } = (await visitor.submit(await visitor.upload({ colour }, name))).data
    await visitor.finish(taskId)
    return taskId
  }
  const taskIds = [
    await order('red', '第1話/02.png'),
    await order('blue', '../../etc/頁.jpeg'),
    await order('lime', '02.png'),
  ]
  const response = await visitor.fetchRaw('/api/manga/imagesZip/download', {
    method: 'POST',
    body: JSON.stringify({ taskIds: [...taskIds, taskIds[0]] }),
    headers: { 'content-type': 'application/json' },
  })
  expect(response.headers.get('content-disposition')).toContain('filename=')
  const names = await listNames(Buffer.from(await response.arrayBuffer()))
  expect(names).toEqual(['02.png', '頁.png', '02 (2).png'])
})

it('closes the files of readers who go away, and of those who only ask for the head', async () => {
  const visitor = server.createVisitor()
  const { taskId } = (await visitor.submit(await visitor.upload({ width: 900, height: 900 }))).data
  const { imageUrl } = (await visitor.finish(taskId)).data
  const opened: Readable[] = []
  const blobs: BlobStore = {
    ...server.deps.blobs,
    open: async (key) => {
      const blob = await server.deps.blobs.open(key)
      opened.push(blob.stream)
      return blob
    },
  }
  const app = createApp({ ...server.deps, blobs }, { readAddress: () => '192.0.2.1' })

  expect((await app.request(imageUrl, { method: 'HEAD' })).headers.get('content-length')).toMatch(/^\d+$/)
  const { cookie } = visitor.headers()
  const zip = await app.request('/api/manga/imagesZip/download', {
    method: 'POST',
    body: JSON.stringify({ taskIds: [taskId] }),
    headers: { 'content-type': 'application/json', cookie },
  })
  const reader = zip.body!.getReader()
  await reader.read()
  await reader.cancel()
  expect(opened).toHaveLength(2)
  await expect.poll(() => opened.every(({ destroyed }) => destroyed)).toBe(true)
})
