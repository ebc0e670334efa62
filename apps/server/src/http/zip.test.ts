import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBuffer, type ZipFile } from 'yauzl'
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
