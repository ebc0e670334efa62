import { beforeEach, expect, it, vi } from 'vitest'
import type { SettingsStorage } from '../settings/settings.ts'
import { keepToken, readToken } from './tokens.ts'

// The polyfill takes the interface of a browser that has one.
const { items, set } = vi.hoisted(() => {
  const kept: Record<string, unknown> = {}
  const write = vi.fn<SettingsStorage['set']>(async (change) => void Object.assign(kept, change))
  const get = async (key: string) => (key in kept ? { [key]: kept[key] } : {})
  const extension = { runtime: { id: 'fukidashi' }, storage: { local: { get, set: write } } }
  Object.assign(globalThis, { chrome: extension, browser: extension })
  return { items: kept, set: write }
})

beforeEach(() => {
  for (const key of Object.keys(items)) delete items[key]
})

it('logins that begin at the same time are all kept', async () => {
  await Promise.all([keepToken('http://a.test', 'a'), keepToken('http://b.test', 'b')])
  expect([await readToken('http://a.test'), await readToken('http://b.test')]).toEqual(['a', 'b'])
})

it('a token that could not be written does not keep the next ones from being written', async () => {
  set.mockRejectedValueOnce(new Error('The disk is full.'))
  await expect(keepToken('http://a.test', 'a')).rejects.toThrow('The disk is full.')
  await keepToken('http://a.test', 'b')
  expect(await readToken('http://a.test')).toBe('b')
})
