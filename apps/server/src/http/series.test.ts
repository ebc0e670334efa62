import { errors } from '@fukidashi/contract/errors'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seriesNames } from '../db/schema.ts'
import { usualOptions } from '../fixtures/create-test-visitor.ts'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { runTask } from '../services/tasks/run-task.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  server = await startTestApp()
})
afterEach(async () => await server.close())

const never = new AbortController().signal
const patient = { timeout: 60_000 }
const colours: Readonly<Record<string, string>> = { one: 'red', two: 'green', three: 'blue' }

type Visitor = ReturnType<typeof server.createVisitor>

async function order(visitor: Visitor, name: string, options: object): Promise<string> {
  return (await visitor.submit(await visitor.upload({ colour: colours[name]! }, name), options)).data.taskId
}

async function translate(visitor: Visitor, name: string, options: object): Promise<void> {
  const taskId = await order(visitor, name, options)
  await runTask(server.deps, { taskId, signal: never })
  expect((await visitor.getResult(taskId)).data.status).toBe('done')
}

const told = (name: string) => server.translator.recalled.get(name)

describe('pages of one series', () => {
  it('keep names as the first page that had them translated them', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' }).set('two', { ナギ: 'Naggi', コモナ: 'Komona' })
    await translate(visitor, 'one', { seriesId })
    expect(told('one')).toEqual({})
    await translate(visitor, 'two', { seriesId })
    expect(told('two')).toEqual({ ナギ: 'Nagi' })
    await translate(visitor, 'three', { seriesId: seriesId.toUpperCase() })
    expect(told('three')).toEqual({ ナギ: 'Nagi', コモナ: 'Komona' })
  })

  it('share nothing with other series, other languages, other owners, and pages without a series', async () => {
    const [owner, other] = [server.createVisitor(), server.createVisitor()]
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' })
    await translate(owner, 'one', { seriesId })
    await translate(owner, 'two', { seriesId: randomUUID() })
    expect(told('two')).toEqual({})
    await translate(owner, 'two', { seriesId, translateTo: 'ESP' })
    expect(told('two')).toEqual({})
    await translate(other, 'three', { seriesId })
    expect(told('three')).toEqual({})
    server.translator.recalled.clear()
    await translate(owner, 'three', {})
    expect(told('three')).toBeUndefined()
  })

  it('take over the names of a page that was translated before, which is not charged again', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' })
    await translate(visitor, 'one', { seriesId: randomUUID() })
    await order(visitor, 'one', { seriesId })
    expect((await visitor.get('/api/manga/useCnt/get')).data).toEqual({ used: 1, today: 1 })
    await translate(visitor, 'two', { seriesId })
    expect(told('two')).toEqual({ ナギ: 'Nagi' })
  })

  it('are translated one after the other when they are at work at once', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' }).set('two', { ナギ: 'Naggi' })
    server.translator.heldStage = 'translate'
    server.translator.isHolding = true
    const [first, second] = [await order(visitor, 'one', { seriesId }), await order(visitor, 'two', { seriesId })]
    const one = runTask(server.deps, { taskId: first, signal: never })
    await expect.poll(() => told('one'), patient).toEqual({})
    const two = runTask(server.deps, { taskId: second, signal: never })
    await expect.poll(async () => (await visitor.getResult(second)).data.stage, patient).toBe('translate')
    expect(told('two')).toBeUndefined()
    server.translator.isHolding = false
    await Promise.all([one, two])
    expect(told('two')).toEqual({ ナギ: 'Nagi' })
  })

  it('go on after one that failed, and find what it had chosen', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' })
    server.translator.failures.push(new Error('the page could not be set'))
    server.translator.heldStage = 'typeset'
    const taskId = await order(visitor, 'one', { seriesId })
    await expect(runTask(server.deps, { taskId, signal: never })).rejects.toThrow('could not be set')
    await runTask(server.deps, { taskId, signal: never })
    expect(told('one')).toEqual({ ナギ: 'Nagi' })
    await translate(visitor, 'two', { seriesId })
    expect(told('two')).toEqual({ ナギ: 'Nagi' })
  })

  it('keep a bounded number of names, none longer than a few words', async () => {
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    const many = Object.fromEntries(Array.from({ length: 290 }, (_, index) => [`名${index}`, `Name ${index}`]))
    server.translator.chooses.set('one', {
      ...many,
      long: 'x'.repeat(61),
      ['字'.repeat(61)]: 'y',
      '\u0000': 'z',
      a: ' ',
    })
    server.translator.chooses.set(
      'two',
      Object.fromEntries(Object.entries(many).map(([name]) => [`${name}人`, 'More'])),
    )
    await translate(visitor, 'one', { seriesId })
    expect(await server.deps.database.db.select().from(seriesNames)).toHaveLength(290)
    await translate(visitor, 'two', { seriesId })
    expect(await server.deps.database.db.select().from(seriesNames)).toHaveLength(300)
  })

  it.each(['', 'chapter-1', '123e4567', "1' or '1'='1", 7, '123e4567-e89b-42d3-a456-4266141740000'])(
    'cannot be called %j',
    async (seriesId) => {
      const visitor = server.createVisitor()
      const refusal = { status: 400, code: errors.requestInvalid.code, message: expect.stringContaining('seriesId') }
      expect(await visitor.submit(await visitor.upload(), { seriesId })).toMatchObject(refusal)
    },
  )

  it('are known to the call of the extension, too', async () => {
    await server.work()
    const visitor = server.createVisitor()
    const seriesId = randomUUID()
    server.translator.chooses.set('one', { ナギ: 'Nagi' })
    await visitor.finish(await order(visitor, 'one', { seriesId }))
    const parameters = { ...usualOptions, seriesId }
    const send = async (named: object) =>
      await visitor.fetchRaw(
        `/api/manga/img/translate?${new URLSearchParams({ ...parameters, ...named }).toString()}`,
        {
          method: 'POST',
          body: new Uint8Array(await drawImage({ colour: 'green' })),
          headers: { sign: visitor.sign({ ...parameters, ...named }), 'content-type': 'image/png' },
        },
      )
    expect((await send({})).status).toBe(200)
    expect(told('image')).toEqual({ ナギ: 'Nagi' })
    expect((await send({ seriesId: 'chapter-1' })).status).toBe(400)
  })
})

describe('a result', () => {
  it('says which language the page was in, and which route its translation took', async () => {
    const visitor = server.createVisitor()
    const [straight, round] = [await order(visitor, 'one', {}), await order(visitor, 'one', { translateTo: 'ESP' })]
    for (const taskId of [straight, round]) await runTask(server.deps, { taskId, signal: never })
    const [one, other] = [(await visitor.getResult(straight)).data, (await visitor.getResult(round)).data]
    expect([one.language, one.route]).toEqual(['JPN', ['JPN', 'ENG']])
    expect([other.language, other.route]).toEqual(['JPN', ['JPN', 'ENG', 'ESP']])
  })
})
