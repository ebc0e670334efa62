import { sql } from 'drizzle-orm'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { createLogger } from '../observing/create-logger.ts'

it('logs what happened, also what went wrong, without the name, the bytes or the words of a page', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const server = await startTestApp({ logger: createLogger('trace', destination) })
  await server.work()
  const visitor = server.createVisitor()
  const bytes = await drawImage()
  const { imageId } = (await visitor.uploadBytes(bytes, 'diary-of-mine.png')).data
  const { taskId } = (await visitor.submit(imageId)).data
  const { imageUrl } = (await visitor.finish(taskId)).data
  await visitor.fetchRaw(imageUrl)

  server.translator.isHolding = true
  const second = (await visitor.submit(await visitor.upload({ colour: 'red' }, 'diary-of-mine.png'))).data.taskId
  while ((await visitor.getResult(second, 1000)).data.status !== 'processing');
  // What was read on a page stands in the query that now fails.
  await server.deps.database.db.execute(sql`alter table results rename to elsewhere`)
  server.translator.isHolding = false
  const hasFailed = () => lines.some((line) => line.includes('will be tried again'))
  while (!hasFailed()) await new Promise((resolve) => setTimeout(resolve, 20))
  await server.deps.database.db.execute(sql`alter table elsewhere rename to results`)
  expect((await visitor.finish(second)).data.status).toBe('done')
  await server.close()

  const log = lines.join('')
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  expect(log).toContain('/api/manga/img/upload')
  expect(log).toContain('insert into \\"results\\"')
  for (const secret of ['diary', 'はい', 'Yes', bytes.toString('base64').slice(0, 40), imageUrl.split('/')[4]!])
    expect(log, secret).not.toContain(secret)
})
