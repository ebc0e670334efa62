import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './extension-test.ts'
import { buildFolder } from './launch-with-extension.ts'

const address = 'http://comic.test/chapter-1'
const comic = `<!doctype html><title>A comic</title>${'<img src="/page-1.png" width="600">'.repeat(3)}`

test.describe('on a site that the reader allowed', () => {
  test('a page without a comic stays exactly as it was made, and sees nothing of the extension', async ({
    context,
    world,
    stateOf,
  }) => {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    world.serve(address, '<!doctype html><html><head><title>Plain</title></head><body><p>Text</p></body></html>')
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(document, {
        attributes: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.goto(address)
    // The answer proves that the content script runs in the page by now.
    await expect.poll(async () => (await stateOf(page))?.found).toBe(0)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(
      '<html><head><title>Plain</title></head><body><p>Text</p></body></html>',
    )
    expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([])
    expect(await page.evaluate(() => Object.keys(globalThis).filter((name) => /fukidashi/i.test(name)))).toEqual([])
    expect(requests.filter((request) => request !== address && !request.endsWith('/favicon.ico'))).toEqual([])
    expect(problems).toEqual([])
  })

  test('a comic on a site that nobody knows is found by its look, and it is said how sure that is', async ({
    context,
    world,
    stateOf,
  }) => {
    const page = await context.newPage()
    world.serve(address, comic)
    await page.goto(address)
    await expect.poll(async () => (await stateOf(page))?.found).toBe(3)
    const { confidence, isOn } = (await stateOf(page))!
    expect(confidence).toBeGreaterThan(0.6)
    expect(isOn).toBe(false)
  })
})

test.describe('on all other sites', () => {
  test.use({ access: { hosts: [] } })

  test('nothing of the extension runs', async ({ context, world, stateOf }) => {
    const page = await context.newPage()
    world.serve(address, comic)
    await page.goto(address)
    // Without a permission the extension is not even told where the tab is.
    await expect(stateOf(page)).rejects.toThrow()
  })
})

test('the content script is one small file, no part of the extension is open to pages, and its permissions are few', () => {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8')) as chrome.runtime.ManifestV3
  expect(manifest.content_scripts).toBeUndefined()
  expect(manifest.web_accessible_resources).toBeUndefined()
  expect(manifest.permissions).toEqual(['activeTab', 'storage', 'scripting', 'contextMenus'])
  expect(manifest.host_permissions).toEqual(['http://127.0.0.1/*', 'http://localhost/*'])
  const content = readFileSync(join(buildFolder, 'src/entrypoints/content.js'))
  expect(gzipSync(content).length).toBeLessThan(15 * 1024)
  expect(content.toString()).not.toMatch(/\bimport\b/)
})
