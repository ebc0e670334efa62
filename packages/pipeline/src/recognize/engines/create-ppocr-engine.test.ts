import { afterAll, expect, it } from 'vitest'
import { createNodePlatform } from '../../platform/node/create-node-platform.ts'
import { createPpocrEngine } from './create-ppocr-engine.ts'

const node = createNodePlatform({ parallelism: 2 })
afterAll(() => node.dispose())

const blank = { width: 64, height: 48, data: new Uint8Array(64 * 48).fill(255) }

it('loads its weights for the next page when the first could not have them', async () => {
  let isThere = false
  const load = async (asset: string) => {
    if (!isThere) throw new Error('not there yet')
    return await node.assets.load(asset)
  }
  const read = createPpocrEngine({ ...node, assets: { load } })('ch_PP-OCRv4')
  const { signal } = new AbortController()
  await expect(read([blank], signal)).rejects.toThrow('not there yet')
  isThere = true
  expect(await read([blank], signal)).toEqual([{ text: '', confidence: 0 }])
})
