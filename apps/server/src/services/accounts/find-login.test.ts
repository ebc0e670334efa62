import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accounts, sessions } from '../../db/account-schema.ts'
import type { Database } from '../../db/database.ts'
import { openTestDatabase } from '../../fixtures/open-test-database.ts'
import { createLoginFinder } from './find-login.ts'
import { beginSession, hashToken, sessionTimes } from './sessions.ts'

const start = new Date('2030-03-21T22:30:00Z')

let database: Database
let nowMs: number
const clock = { now: () => new Date(nowMs) }
beforeEach(async () => {
  database = await openTestDatabase()
  nowMs = start.getTime()
})
afterEach(async () => await database.close())

async function logInMany(count: number): Promise<readonly { readonly id: string; readonly token: string }[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID()
      await database.db.insert(accounts).values({ id, email: `${id}@example.org`, language: 'en', createdAt: start })
      return { id, token: await beginSession(database.db, id, { method: 'password', device: '', now: start }) }
    }),
  )
}

it('finds each of many logins that are asked for at once, and none for tokens that are none', async () => {
  const findLogin = createLoginFinder({ database, clock })
  const people = await logInMany(30)
  const asked = [...people, { id: undefined, token: 'A'.repeat(43) }, ...people, { id: undefined, token: '' }]
  const found = await Promise.all(asked.map(async ({ token }) => await findLogin(token)))
  expect(found.map((login) => login?.session.accountId)).toEqual(asked.map(({ id }) => id))
  expect(found.map((login) => login?.user.id)).toEqual(asked.map(({ id }) => id))
})

it('finds one login by its token and by the one that was replaced, until that has had its time', async () => {
  const findLogin = createLoginFinder({ database, clock })
  const { id, token: old } = (await logInMany(1))[0]!
  nowMs += sessionTimes.rotateMs
  const { freshToken } = (await findLogin(old))!
  const both = async () =>
    (await Promise.all([findLogin(old), findLogin(freshToken!)])).map((login) => login?.session.accountId)
  expect(await both()).toEqual([id, id])
  nowMs += sessionTimes.graceMs
  expect(await both()).toEqual([undefined, id])
})

it('sees a logout that came before the call, however many calls are being answered', async () => {
  const findLogin = createLoginFinder({ database, clock })
  const people = await logInMany(20)
  const [gone, others] = [people[0]!, people.slice(1)]
  const earlier = others.map(async ({ token }) => await findLogin(token))
  await database.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(gone.token)))
  const busy = others.map(async ({ token }) => await findLogin(token))
  expect(await findLogin(gone.token)).toBeUndefined()
  expect(await Promise.all([...earlier, ...busy])).not.toContain(undefined)
})

it('tells every call of a database that went away, and finds logins when it is back', async () => {
  const { id, token } = (await logInMany(1))[0]!
  await database.db.execute('alter table sessions rename to sessions_away')
  const findLogin = createLoginFinder({ database, clock })
  const failed = await Promise.allSettled(Array.from({ length: 20 }, async () => await findLogin(token)))
  await database.db.execute('alter table sessions_away rename to sessions')
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect((await findLogin(token))?.session.accountId).toBe(id)
})
