import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageSource } from '../page.ts'
import type { PageResult } from '../page-result.ts'
import { createNodePlatform } from '../platform/node/create-node-platform.ts'
import { createPipeline } from '../run-pipeline.ts'
import { createSentenceRow } from '../translate/fixtures/sentence-row.ts'
import { createPageEditing } from './create-page-editing.ts'
import type { KeptSource } from './editing-task.ts'

const platform = createNodePlatform()
const engines = { rows: [createSentenceRow('google', () => 'Really? I never thought of that.')] }
const source: PageSource = {
  name: '01-storm.png',
  bytes: new Uint8Array(readFileSync(`${samplePagesFolder}01-storm.png`)),
  options: { to: 'ENG', engine: 'google', detector: 'default', fontStyle: 'comic', upperCase: false, glossary: {} },
}
let page: PageResult
let regionId: string
let loads = 0
const load = async (): Promise<KeptSource> => {
  loads += 1
  return await Promise.resolve({ source, kept: page.kept! })
}
beforeAll(async () => {
  page = await createPipeline(platform, { engines }).translate(source, { keepsPage: true })
  regionId = page.regions.find(({ lettering }) => lettering !== undefined)!.id
})
afterAll(async () => await platform.dispose())

it('opens a page once, goes on from what it holds, and gives the page in its own format', async () => {
  const editing = createPageEditing()
  const first = await editing.edit('kept', load, [{ regionId, text: 'Never!' }])
  await editing.rename(first.heldAs, 'kept again')
  const second = await editing.edit('kept again', load, [
    { regionId, text: page.regions.find(({ id }) => id === regionId)!.translation! },
  ])
  expect(loads).toBe(1)
  expect(second.regions).toEqual(page.regions)
  expect(Buffer.compare(second.overlay, page.overlay)).toBe(0)
  await editing.rename(second.heldAs, 'as before')
  expect(Buffer.compare(await editing.encode('as before', load), page.bytes)).toBe(0)
  expect(loads).toBe(1)
  await editing.dispose()
})

it('opens a page again that was not renamed, or did not fit beside others', async () => {
  const editing = createPageEditing({ heldBytes: 1 })
  loads = 0
  const edited = await editing.edit('kept', load, [{ regionId, text: 'Never!' }])
  await editing.edit('kept', load, [{ regionId, text: 'Never!' }])
  expect(loads).toBe(2)
  const kept = { state: edited.state, ground: edited.ground ?? page.kept!.ground! }
  const bytes = await editing.encode('elsewhere', async () => await Promise.resolve({ source, kept }))
  expect(bytes).not.toEqual(page.bytes)
  await editing.dispose()
})

it('says what an edit is refused with, ends one that takes too long, and takes no more than may wait', async () => {
  const editing = createPageEditing()
  await expect(editing.edit('kept', load, [{ regionId: 'nobody', text: '' }])).rejects.toMatchObject({
    key: 'requestInvalid',
  })
  await editing.dispose()
  const hasty = createPageEditing({ timeoutMs: 1 })
  await expect(hasty.edit('kept', load, [{ regionId, text: 'No.' }])).rejects.toMatchObject({ key: 'pageOverBudget' })
  await hasty.dispose()
  const narrow = createPageEditing({ mostWaiting: 1 })
  const edits = Array.from({ length: 6 }, async () => await narrow.edit('kept', load, [{ regionId, text: 'No.' }]))
  const keys = (await Promise.allSettled(edits)).map((end) =>
    end.status === 'rejected' ? (end.reason as { readonly key: string }).key : 'edited',
  )
  expect(new Set(keys)).toEqual(new Set(['edited', 'serverBusy']))
  await narrow.dispose()
})
