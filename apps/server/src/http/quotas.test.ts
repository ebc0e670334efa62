import { errors } from '@fukidashi/contract/errors'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { drawImage } from '../fixtures/draw-image.ts'
import { startTestApp, type TestAppOptions } from '../fixtures/start-test-app.ts'
import { grantCredits } from '../services/credits/grant-credits.ts'
import { sweepExpired } from '../services/sweeping/sweep-expired.ts'

const open: Awaited<ReturnType<typeof startTestApp>>[] = []
async function start(options: TestAppOptions = {}) {
  const server = await startTestApp(options)
  open.push(server)
  return server
}
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Visitor = ReturnType<Awaited<ReturnType<typeof startTestApp>>['createVisitor']>
type Upload = Visitor['upload']
type Submit = Visitor['submit']

const many = { images: 100, bytes: 1e9, pagesWaiting: 100 }

function codesOf(replies: readonly { readonly code: number }[]): number[] {
  return replies.map(({ code }) => code)
}

describe('images', () => {
  const { status, code } = errors.tooManyImages

  it.each([
    ['a visitor by their number', { visitor: { ...many, images: 2 }, address: many }, [200, 200]],
    ['a visitor by their bytes', { visitor: { ...many, bytes: 1 }, address: many }, [200]],
    ['an address by their number, whoever asks', { visitor: many, address: { ...many, images: 2 } }, [200, 200]],
  ])('are limited for %s, until they are deleted', async (_, quota, taken) => {
    const server = await start({ settings: { quota: { ...quota, apiKey: many } } })
    const visitor = server.createVisitor()
    const image = await drawImage()
    for (const expected of taken) expect((await visitor.uploadBytes(image)).code).toBe(expected)
    const sameAddress = server.createVisitor()
    const limited = quota.address.images < many.images ? sameAddress : visitor
    expect(await limited.uploadBytes(image)).toMatchObject({ status, code })
    const url = `data:image/png;base64,${image.toString('base64')}`
    expect(await limited.post('/api/manga/save/imagesByBase64', { images: [url] })).toMatchObject({ status, code })
    expect((await server.createVisitor('192.0.2.9').uploadBytes(image)).code).toBe(200)
    server.time.nowMs += 25 * 60 * 60 * 1000
    await sweepExpired(server.deps)
    expect((await limited.uploadBytes(image)).code).toBe(200)
  })

  it("are not limited on one's own machine, and are elsewhere", async () => {
    expect((await start()).deps.settings.quota).toBeUndefined()
    const abroad = await start({ environment: { PUBLIC_URL: 'https://fukidashi.example' } })
    expect(abroad.deps.settings.quota?.visitor.images).toBeGreaterThan(0)
  })
})

describe('pages that wait', () => {
  it('are limited for a visitor and for an address, until some are done', async () => {
    const quota = { visitor: { ...many, pagesWaiting: 2 }, address: { ...many, pagesWaiting: 3 } }
    const server = await start({ settings: { quota: { ...quota, apiKey: many } } })
    const refused = { status: errors.tooManyPagesWaiting.status, code: errors.tooManyPagesWaiting.code }
    const [visitor, neighbour] = [server.createVisitor(), server.createVisitor()]
    const order = async (who: typeof visitor, colour: string) => await who.submit(await who.upload({ colour }))
    const first = [await order(visitor, 'red'), await order(visitor, 'green')]
    expect(codesOf(first)).toEqual([200, 200])
    expect(await order(visitor, 'blue')).toMatchObject(refused)
    expect((await order(neighbour, 'red')).code).toBe(200)
    expect(await order(neighbour, 'green')).toMatchObject(refused)
    await server.work()
    for (const { data } of first) await visitor.finish(data.taskId)
    expect((await order(visitor, 'blue')).code).toBe(200)
  })

  it('are begun by turns between their owners', async () => {
    const server = await start()
    server.translator.isHolding = true
    const order = async (who: ReturnType<typeof server.createVisitor>, name: string, colour: string) =>
      (await who.submit(await who.upload({ colour }, name))).data.taskId
    const [a, b, c] = [server.createVisitor(), server.createVisitor('192.0.2.2'), server.createVisitor('192.0.2.3')]
    const [first] = [await order(a, 'a1', 'red'), await order(a, 'a2', 'green'), await order(a, 'a3', 'blue')]
    await server.work()
    while ((await a.getResult(first, 1000)).data.status !== 'processing');
    await order(b, 'b1', 'red')
    await order(b, 'b2', 'green')
    const last = await order(c, 'c1', 'red')
    expect((await c.getResult(last)).data).toMatchObject({ position: 2 })
    server.translator.isHolding = false
    await expect.poll(() => server.translator.begun.length, { timeout: 60_000 }).toBe(6)
    expect(server.translator.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('of somebody who paid are begun before a hundred of others that came first', async () => {
    const server = await start()
    server.translator.isHolding = true
    const order = async (who: { upload: Upload; submit: Submit }, name: string) =>
      (await who.submit(await who.upload({}, name))).data.taskId
    const waiting = Array.from({ length: 101 }, (_, index) => server.createVisitor(`192.0.2.${index + 2}`))
    const first = await order(waiting[0]!, 'f0')
    await server.work()
    while ((await waiting[0]!.getResult(first, 1000)).data.status !== 'processing');
    for (const [number, visitor] of waiting.entries()) if (number > 0) await order(visitor, `f${number}`)
    const payer = await server.createReader()
    const gift = { accountId: payer.accountId, source: 'purchase', cause: 'order', translations: 5 } as const
    await server.deps.database.db.transaction(
      async (transaction) => await grantCredits(transaction, { ...gift, expiresAt: null }, server.deps.clock.now()),
    )
    const last = await order(payer, 'paid')
    expect((await payer.getResult(last)).data).toMatchObject({ position: 0 })
    server.translator.isHolding = false
    await expect.poll(() => server.translator.begun.length, { timeout: 110_000 }).toBeGreaterThan(2)
    expect(server.translator.begun.indexOf('paid')).toBe(1)
  })

  it('are no more in a round from one address for many cookies', async () => {
    const server = await start()
    server.translator.isHolding = true
    const order = async (who: ReturnType<typeof server.createVisitor>, name: string) =>
      (await who.submit(await who.upload({}, name))).data.taskId
    const greedy = Array.from({ length: 10 }, () => server.createVisitor('192.0.2.2'))
    const reader = server.createVisitor('192.0.2.3')
    const first = await order(greedy[0]!, 'g0')
    await server.work()
    while ((await greedy[0]!.getResult(first, 1000)).data.status !== 'processing');
    for (const [number, visitor] of greedy.entries()) if (number > 0) await order(visitor, `g${number}`)
    await order(reader, 'r')
    server.translator.isHolding = false
    await expect.poll(() => server.translator.begun.length, { timeout: 60_000 }).toBe(11)
    expect(server.translator.begun.indexOf('r')).toBe(4)
  })
})

describe('large images', () => {
  it('are judged apart: a few of one address wait, and small ones wait for none of them', async () => {
    const server = await start()
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'white' } })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
    const ended: string[] = []
    const uploads = Array.from({ length: 8 }, async () => {
      const reply = await server.createVisitor().uploadBytes(large)
      if (reply.code === 200) ended.push('large')
      return reply
    })
    const small = server.createVisitor('192.0.2.2').uploadBytes(await drawImage())
    expect((await small).code).toBe(200)
    ended.push('small')
    const replies = await Promise.all(uploads)
    expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(4)
    const busy = replies.find(({ code }) => code === errors.serverBusy.code)!
    expect(busy.status).toBe(503)
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(ended.at(-1)).toBe('large')
  })
})
