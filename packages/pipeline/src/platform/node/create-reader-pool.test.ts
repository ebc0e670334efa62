import { expect, it } from 'vitest'
import type { Worker } from 'tesseract.js'
import { createReaderPool } from './create-reader-pool.ts'

const line = { width: 4, height: 4, data: new Uint8Array(16).fill(255) }
const { signal } = new AbortController()

it('starts another thread after one that could not be started', async () => {
  let starts = 0
  const start = async () => {
    starts++
    if (starts === 1) throw new Error('no memory')
    const recognize = async () => await Promise.resolve({ data: { text: 'one', confidence: 90 } })
    return { recognize, terminate: async () => undefined } as unknown as Worker
  }
  const pool = createReaderPool('eng', 1, start)
  const failed = pool.read(line, signal)
  const waiting = pool.read(line, signal)
  await expect(failed).rejects.toThrow('no memory')
  expect(await waiting).toEqual({ text: 'one', confidence: 0.9 })
  expect(await pool.read(line, signal)).toEqual({ text: 'one', confidence: 0.9 })
  expect(starts).toBe(2)
  await pool.dispose()
})
