import { expect, it } from 'vitest'
import { keepLoaded } from './keep-loaded.ts'

it('loads once, also for those who ask while it is being loaded', async () => {
  const asked: string[] = []
  const load = keepLoaded(async (name: string) => {
    asked.push(name)
    return await Promise.resolve({ name })
  })
  const [first, second] = await Promise.all([load('a'), load('a')])
  expect(second).toBe(first)
  expect(await load('a')).toBe(first)
  expect(await load('b')).toEqual({ name: 'b' })
  expect(asked).toEqual(['a', 'b'])
})

it('forgets a load that failed, so that the next one who asks gets the value', async () => {
  let tries = 0
  const load = keepLoaded(async () => {
    tries++
    if (tries === 1) throw new Error('not there yet')
    return await Promise.resolve('weights')
  })
  const failed = await Promise.allSettled([load(), load()])
  expect(failed.map((end) => String((end as PromiseRejectedResult).reason))).toEqual(
    Array(2).fill('Error: not there yet'),
  )
  expect(tries).toBe(1)
  expect(await load()).toBe('weights')
  expect(await load()).toBe('weights')
  expect(tries).toBe(2)
})

it('loads again what its caller let go of, and leaves that alone when an older load fails late', async () => {
  const kept = new Map<string, Promise<string>>()
  const loads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let next = 0
  const load = keepLoaded(async () => await loads[next++]!.promise, kept)
  const first = load('a')
  kept.delete('a')
  const second = load('a')
  loads[0]!.reject(new Error('too late'))
  loads[1]!.resolve('weights')
  await expect(first).rejects.toThrow('too late')
  expect(await second).toBe('weights')
  expect(await load('a')).toBe('weights')
  expect(next).toBe(2)
})
