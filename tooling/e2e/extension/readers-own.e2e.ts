import { startOwnService } from '../site/own-service.ts'
import { type RealServer, startRealServer } from '../site/real-server.ts'
import { expect, test } from './extension-test.ts'
import { readAloud } from './seen-from-outside.ts'

test.describe('with a translation service of their own', () => {
  let real: RealServer
  test.beforeAll(async () => {
    real = await startRealServer({})
  })
  test.afterAll(() => real.stop())

  test('a reader sets it up, and the real server letters its words into the page; the key goes nowhere else', async ({
    background,
    world,
    openComic,
    openOwnPage,
    switchTab,
    stateOf,
  }) => {
    // The real pipeline reads and letters a page, which takes its time on a busy machine.
    test.setTimeout(300_000)
    const service = await startOwnService()
    service.behave({ key: 'secret-key' })
    await background.evaluate(
      (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
      real.url,
    )
    const options = await openOwnPage('options')
    await options.getByLabel('Address', { exact: true }).fill(service.address)
    await options.getByLabel('Key').fill('wrong')
    await options.getByRole('button', { name: 'Test connection' }).click()
    await expect(options.getByText('The service did not accept the key. Check it.')).toBeVisible()
    await options.getByLabel('Key').fill('secret-key')
    await options.getByRole('button', { name: 'Test connection' }).click()
    await expect(options.getByText('Connected. 2 models are available.')).toBeVisible()
    await options.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(options.getByText('Saved. Pages are now translated by your own service.')).toBeVisible()
    await expect(options.getByLabel('Translation engine')).toHaveValue('own')
    const address = 'http://www.webtoons.com/en/own/viewer'
    world.serve(
      address,
      '<!doctype html><title>Chapter 1</title><div id="_imageList"><img src="/page-1.png" width="400"></div>',
    )
    const page = await openComic(address, 1)
    await switchTab(page)
    await expect.poll(async () => await stateOf(page), { timeout: 240_000 }).toMatchObject({ translated: 1, failed: 0 })
    await page.bringToFront()
    await expect
      .poll(async () => (await readAloud(page)).filter((text) => text.endsWith('(own)')).length)
      .toBeGreaterThan(3)
    expect(new Set(service.keys)).toEqual(new Set(['Bearer wrong', 'Bearer secret-key']))
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('secret-key')
    await service.stop()
  })
})

test('pages that are not found are pointed at with the mouse, once for all pages of the site', async ({
  context,
  world,
  openOwnPage,
  stateOf,
}) => {
  const address = 'http://odd.test/a/1'
  // Wide and flat: by their look alone these are no comic pages.
  const slices = Array.from(
    { length: 4 },
    (_, index) => `<div class="slice"><img src="/page-${index + 1}.png" style="width:640px;height:150px"></div>`,
  )
  const html = `<!doctype html><title>Something</title><style>img{display:block}</style><img src="/page-5.png" width="100"><div class="strip">${slices.join('')}</div>`
  world.serve(address, html)
  world.serve('http://odd.test/a/2', html)
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-clicked', ''))
  })
  await expect.poll(async () => (await stateOf(page))?.found).toBe(0)
  const view = await openOwnPage('options')
  await view.evaluate(async (url) => {
    const tabs = await chrome.tabs.query({})
    await chrome.runtime.sendMessage({ kind: 'pickPages', tabId: tabs.find((tab) => tab.url === url)!.id })
  }, address)
  await page.bringToFront()
  await page.mouse.move(300, 200)
  await page.mouse.click(300, 250)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ isOn: true, found: 4, confidence: 1 })
  expect(
    await page.evaluate(() => document.body.hasAttribute('data-clicked')),
    'the click was no click of the site',
  ).toBe(false)
  await page.goto('http://odd.test/a/2')
  await expect.poll(async () => (await stateOf(page))?.found).toBe(4)
  await view.bringToFront()
  await expect(view.getByText('odd.test/* .strip img')).toBeVisible()
  await view.getByRole('button', { name: 'Remove odd.test/*' }).click()
  await page.reload()
  await expect.poll(async () => (await stateOf(page))?.found).toBe(0)
})
