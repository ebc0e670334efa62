import type { ScriptedBrowser } from '@fukidashi/reader-engines/fixtures/browser-models'
import { type RealServer, startRealServer } from '../site/real-server.ts'
import { expect, test } from './extension-test.ts'
import { press, readAloud } from './seen-from-outside.ts'

const address = 'http://www.webtoons.com/en/browser/viewer'
const strip = '<!doctype html><title>Chapter 1</title><div id="_imageList"><img src="/page-1.png" width="400"></div>'
const japanese = (availability: 'available' | 'downloadable'): ScriptedBrowser => ({
  translator: { pairs: { 'ja en': availability } },
})

test.describe('in a browser that carries a translator', () => {
  let real: RealServer
  test.beforeAll(async () => {
    real = await startRealServer({})
  })
  test.afterAll(() => real.stop())

  test.describe('whose language pack is downloaded', () => {
    // The browser has it for all documents of the extension then.
    test.use({
      access: {
        hosts: ['*://*/*'],
        browserModels: { inViews: japanese('downloadable'), unseen: japanese('available') },
      },
    })

    test('a reader downloads a language pack in the settings, and its words are lettered into the page', async ({
      context,
      background,
      world,
      openOwnPage,
      switchTab,
      stateOf,
    }) => {
      // The real pipeline reads and letters a page, which takes its time on a busy machine.
      test.setTimeout(300_000)
      await background.evaluate(
        (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
        real.url,
      )
      const options = await openOwnPage('options')
      const engine = options.getByLabel('Translation engine')
      await expect(engine.getByRole('option', { name: 'Your browser', exact: true })).toBeAttached()
      await expect(engine.getByRole('option', { name: /language model/ })).toHaveCount(0)
      await expect(options.locator('[data-engine="browserModel"]')).toContainText('Not available in this browser')
      await options.getByRole('button', { name: 'Download Japanese → English' }).click()
      await expect(options.locator('[data-engine="browser"]')).toContainText('In use')
      await expect(engine).toHaveValue('browser')
      world.serve(address, strip)
      const page = await context.newPage()
      await page.goto(address)
      await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
      await switchTab(page)
      await expect
        .poll(async () => await stateOf(page), { timeout: 240_000 })
        .toMatchObject({ translated: 1, failed: 0 })
      await page.bringToFront()
      await expect
        .poll(async () => (await readAloud(page)).filter((text) => text.endsWith('(en)')).length)
        .toBeGreaterThan(3)
    })
  })

  test.describe('whose language pack is not there', () => {
    test.use({
      access: {
        hosts: ['*://*/*'],
        browserModels: { inViews: japanese('downloadable'), unseen: japanese('downloadable') },
      },
    })

    test('a page says that a download is needed, leads to the settings, and takes another engine when the reader says so', async ({
      context,
      background,
      world,
      openOwnPage,
      switchTab,
      stateOf,
    }) => {
      test.setTimeout(300_000)
      await background.evaluate(
        (serverAddress) => chrome.storage.local.set({ settings: { serverAddress, hasFloatingButton: false } }),
        real.url,
      )
      const options = await openOwnPage('options')
      await options.getByLabel('Translation engine').selectOption({ label: 'Your browser' })
      await expect(options.getByText(/^Your browser has to download something for it first/)).toBeVisible()
      world.serve(address, strip)
      const page = await context.newPage()
      await page.goto(address)
      await expect.poll(async () => (await stateOf(page))?.found).toBe(1)
      await switchTab(page)
      await expect.poll(async () => await stateOf(page), { timeout: 240_000 }).toMatchObject({ failed: 1 })
      await page.bringToFront()
      const heard = async () => (await readAloud(page)).join(' ')
      await expect.poll(heard).toContain('Your browser has to download something for this translation engine first.')
      await expect.poll(heard).toContain('Settings')
      await press(page, 'Translate again with: Built-in')
      await expect
        .poll(async () => await stateOf(page), { timeout: 240_000 })
        .toMatchObject({ failed: 0, translated: 1 })
    })
  })
})

test.describe('with the interfaces of the test browser itself', () => {
  // With this argument of Playwright's, `Translator.create` ends the browser.
  test.use({ access: { hosts: ['*://*/*'], ignoreDefaultArgs: ['--disable-component-update'] } })

  test('a language pack that the browser offers and cannot fetch is given up in words, and another engine is offered', async ({
    openOwnPage,
  }) => {
    test.slow()
    const options = await openOwnPage('options')
    await options.clock.install()
    await options.reload()
    const row = options.locator('[data-engine="browser"]')
    const isOffered = await options.evaluate(
      async () =>
        'Translator' in globalThis &&
        (await Translator.availability({ sourceLanguage: 'ja', targetLanguage: 'en' })) === 'downloadable',
    )
    test.skip(!isOffered, 'This browser carries no translator, or has the language pack.')
    await row.getByRole('button', { name: 'Download Japanese → English' }).click()
    await expect(row.getByRole('progressbar', { name: 'Downloading' })).toBeVisible()
    // The browser says nothing more, for ever; the extension waits for a minute.
    await options.clock.fastForward(61_000)
    await expect(row.getByText('The download is not making progress.')).toBeVisible()
    await row.getByRole('button', { name: 'Use instead: Built-in' }).click()
    await expect(options.getByLabel('Translation engine')).toHaveValue('builtin')
  })
})

test.describe('in a browser that carries none', () => {
  test.use({ access: { hosts: ['*://*/*'], browserModels: { inViews: {}, unseen: {} } } })

  test('none is offered, and the settings say why', async ({ openOwnPage }) => {
    const popup = await openOwnPage('popup')
    await expect(popup.getByRole('option', { name: /^Your browser/ })).toHaveCount(0)
    const options = await openOwnPage('options')
    for (const engine of ['browser', 'browserModel'])
      await expect(options.locator(`[data-engine="${engine}"]`)).toContainText('Not available in this browser')
  })
})
