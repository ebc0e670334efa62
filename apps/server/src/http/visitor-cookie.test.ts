import { Hono } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { createVisitorCookie } from './visitor-cookie.ts'

const secret = 'a secret of this test'

function createJar(secure: boolean) {
  const cookie = createVisitorCookie(secret, secure)
  const prefix = secure ? 'host' : undefined
  const app = new Hono<AppEnv>()
  app.get('/give/:id', (context) => {
    cookie.give(context, context.req.param('id'))
    return context.text('given')
  })
  app.get('/read', (context) => context.json(cookie.read(context) ?? null))
  app.get('/hono/give/:id', async (context) => {
    await setSignedCookie(context, 'visitor', context.req.param('id'), secret, { prefix, secure, path: '/' })
    return context.text('given')
  })
  app.get('/hono/read', async (context) => context.json(await getSignedCookie(context, secret, 'visitor', prefix)))
  const give = async (path: string) => (await app.request(path)).headers.get('set-cookie')!.split(';')[0]!
  const read = async (path: string, given: string) =>
    (await (await app.request(path, { headers: { cookie: given } })).json()) as unknown
  return { give, read }
}

test.each([false, true])('a visitor’s cookie is one of hono’s, in both directions (https: %s)', async (secure) => {
  const { give, read } = createJar(secure)
  const id = randomUUID()
  expect(await give(`/give/${id}`)).toBe(await give(`/hono/give/${id}`))
  expect(await read('/read', await give(`/hono/give/${id}`))).toBe(id)
  expect(await read('/hono/read', await give(`/give/${id}`))).toBe(id)
})

test('a cookie that was not given out here is none', async () => {
  const { give, read } = createJar(false)
  const [id, other] = [randomUUID(), randomUUID()]
  const given = await give(`/give/${id}`)
  const forged = [
    given.replace(id, other),
    given.slice(0, -6),
    `visitor=${id}`,
    `visitor=${id}.`,
    'visitor=.',
    'visitor=',
  ]
  for (const cookie of forged) expect(await read('/read', cookie), cookie).toBeNull()
  expect(await read('/read', await give('/give/no-id'))).toBeNull()
})
