import { errors } from '@fukidashi/contract/errors'
import { getTranslateResult } from '@fukidashi/contract/translation-calls'
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

describe('the language of a page', () => {
  const languages = { one: 'JPN', two: 'JPN', three: 'CHS' } as const
  const optionsOf = (name: string) => server.translator.options[server.translator.begun.indexOf(name)]!
  const used = async (visitor: Visitor) => (await visitor.get('/api/manga/useCnt/get')).data
  const unsure = { isLanguageSure: false } as const
  // Without one, the page's language is detected.
  const automatic = { translateFrom: undefined }

  it('is what most pages of its series are surely in, where it is not given', async () => {
    const visitor = server.createVisitor()
    const series = { ...automatic, seriesId: randomUUID() }
    for (const [name, language] of Object.entries(languages)) server.translator.finds.set(name, { language })
    server.translator.finds.set('unsure', { language: 'CHT', ...unsure }).set('silent', { language: undefined })
    const order = async (name: string, colour: string, options: object) => {
      const { taskId } = (await visitor.submit(await visitor.upload({ colour }, name), options)).data
      await runTask(server.deps, { taskId, signal: never })
      return optionsOf(name).seriesLanguage
    }
    expect(await order('three', 'blue', series)).toBeUndefined()
    expect(await order('unsure', 'gold', series)).toBe('CHS')
    expect(await order('silent', 'grey', series)).toBe('CHS')
    expect(await order('one', 'red', series)).toBe('CHS')
    expect(await order('two', 'green', series)).toBe('CHS')
    expect(await order('four', 'pink', series)).toBe('JPN')
    expect(await order('given', 'plum', { ...series, translateFrom: 'KOR' })).toBeUndefined()
    expect(await order('alone', 'navy', automatic)).toBeUndefined()
    expect(await order('other', 'teal', { ...automatic, seriesId: randomUUID() })).toBeUndefined()
    server.time.nowMs += 24 * 60 * 60 * 1000
    expect(await order('late', 'olive', series)).toBeUndefined()
  })

  it('is known to a series also of a page that was translated before it joined', async () => {
    const visitor = server.createVisitor()
    await translate(visitor, 'one', automatic)
    const seriesId = randomUUID()
    await order(visitor, 'one', { ...automatic, seriesId })
    await translate(visitor, 'two', { ...automatic, seriesId })
    expect(optionsOf('two').seriesLanguage).toBe('JPN')
  })

  it('costs nothing where it is the target already, and the page says so', async () => {
    const visitor = server.createVisitor()
    server.translator.finds.set('one', { outcome: 'inTargetLanguage', language: 'ENG', route: [] })
    const taskId = await order(visitor, 'one', automatic)
    expect(await used(visitor)).toEqual({ used: 1, today: 1 })
    await runTask(server.deps, { taskId, signal: never })
    const { data } = await visitor.getResult(taskId)
    expect(getTranslateResult.response.parse(data)).toMatchObject({
      status: 'done',
      outcome: 'inTargetLanguage',
      language: 'ENG',
      isLanguageSure: true,
      route: [],
    })
    expect(await used(visitor)).toEqual({ used: 0, today: 0 })
  })

  it('can be corrected free of charge where it was not sure, once for each image', async () => {
    const visitor = server.createVisitor()
    server.translator.finds.set('one', { language: 'CHS', ...unsure })
    const unsureTask = await order(visitor, 'one', automatic)
    const cancel = async (taskId: string) => await visitor.post('/api/manga/cancel/translateTask', { taskId })
    // Nothing is known of its language yet.
    const early = await order(visitor, 'one', { translateFrom: 'KOR' })
    expect(await used(visitor)).toMatchObject({ used: 2 })
    await cancel(early)
    await runTask(server.deps, { taskId: unsureTask, signal: never })
    expect((await visitor.getResult(unsureTask)).data).toMatchObject({ language: 'CHS', isLanguageSure: false })

    // The same language, or another wish beside it, is no correction.
    await order(visitor, 'one', { translateFrom: 'CHS' })
    await order(visitor, 'one', { translateFrom: 'JPN', translateTo: 'ESP' })
    expect(await used(visitor)).toMatchObject({ used: 3 })

    const cancelled = await order(visitor, 'one', { translateFrom: 'JPN' })
    expect(await used(visitor)).toMatchObject({ used: 3 })
    await cancel(cancelled)
    expect(await order(visitor, 'one', { translateFrom: 'JPN' })).not.toBe(cancelled)
    expect(await used(visitor)).toMatchObject({ used: 3 })
    await order(visitor, 'one', { translateFrom: 'KOR' })
    expect(await used(visitor)).toMatchObject({ used: 4 })
  })

  it('is charged for when it was sure, and when the page had cost nothing', async () => {
    const visitor = server.createVisitor()
    server.translator.finds.set('two', { language: 'ENG', outcome: 'inTargetLanguage', route: [], ...unsure })
    await translate(visitor, 'one', automatic)
    await order(visitor, 'one', { translateFrom: 'KOR' })
    expect(await used(visitor)).toMatchObject({ used: 2 })
    await translate(visitor, 'two', automatic)
    expect(await used(visitor)).toMatchObject({ used: 2 })
    await order(visitor, 'two', { translateFrom: 'JPN' })
    expect(await used(visitor)).toMatchObject({ used: 3 })
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
