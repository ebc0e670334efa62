import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Worker } from '@playwright/test'
import { buildFolder, test } from './extension-test.ts'

const comic = (count: number) =>
  `<!doctype html><title>A comic</title><img width="32" height="32">${'<img width="700" height="1000">'.repeat(count)}`

test('a page stays exactly as it was made, and sees nothing of the extension', async ({
  context,
  background,
  serve,
}) => {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const url = await serve('<!doctype html><html><head><title>Plain</title></head><body><p>Text</p></body></html>')
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(document, {
      attributes: true,
      characterData: true,
      subtree: true,
    })
  })
  await page.goto(url)
  // The answer proves that the content script runs in the page by now.
  expect(await askForPages(background)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(
    '<html><head><title>Plain</title></head><body><p>Text</p></body></html>',
  )
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([])
  expect(await page.evaluate(() => Object.keys(globalThis).filter((name) => /fukidashi/i.test(name)))).toEqual([])
  expect(requests.filter((address) => address !== url && !address.endsWith('/favicon.ico'))).toEqual([])
  expect(problems).toEqual([])
})

test('the pages of a comic are counted, small pictures are not', async ({ background, context, serve }) => {
  const page = await context.newPage()
  const url = await serve(comic(3))
  await page.goto(url)
  expect(await askForPages(background)).toBe(3)
})

test('the content script is one small file, and no part of the extension is open to pages', () => {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'manifest.json'), 'utf8')) as chrome.runtime.ManifestV3
  const files = manifest.content_scripts!.flatMap(({ js }) => js!)
  expect(files).toHaveLength(1)
  const content = readFileSync(join(buildFolder, files[0]!))
  expect(gzipSync(content).length).toBeLessThan(15 * 1024)
  expect(content.toString()).not.toMatch(/\bimport\b/)
  expect(manifest.web_accessible_resources).toBeUndefined()
  expect(manifest.permissions).toEqual(['storage'])
})

/** Asks as the popup does. The one served page is the only tab in which a content script can answer. */
async function askForPages(background: Worker): Promise<number | undefined> {
  return background.evaluate(async () => {
    const tabs = await chrome.tabs.query({})
    const ask = (id: number): Promise<number | undefined> =>
      chrome.tabs.sendMessage(id, 'countPages').catch(() => undefined)
    const answers = await Promise.all(tabs.map(({ id }) => ask(id!)))
    return answers.find((answer) => answer !== undefined)
  })
}
