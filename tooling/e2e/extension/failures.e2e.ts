import type { Page } from '@playwright/test'
import type { ErrorKey } from '@fukidashi/contract/errors'
import { chapter, viewer } from './chapter.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'
import { buttonsOf, press, readAloud } from './seen-from-outside.ts'

const strip = (...names: readonly string[]) =>
  chapter(
    names.map((name) => `/${name}.png`),
    { style: 'width:400px;height:300px' },
  )

const google = 'Translate again with: Google Translate'

/** What a reader hears of each failure, and the buttons that come with it. */
const failures: Partial<Record<ErrorKey, readonly [words: string, ...buttons: string[]]>> = {
  creditsUsedUp: ['You have no translations left.', 'Get more translations', 'Try again'],
  anonymousLimitReached: ['Log in to translate more pages today.', 'Log in', 'Try again'],
  pluginNeedsPlan: [
    'Translating on comic sites requires an account with a paid plan.',
    'Log in',
    'See plans',
    'Try again',
  ],
  engineNeedsPlan: ['This translation engine requires a paid plan.', google, 'See plans', 'Try again'],
  languagePairUnsupported: [
    'This page cannot be translated into the chosen language with this engine.',
    google,
    'Settings',
    'Try again',
  ],
  engineUnavailable: [
    'The translation engine is not available. Choose another one in the settings.',
    google,
    'Settings',
    'Try again',
  ],
  engineRefused: [
    'The translation engine could not translate this page. Try again, or use another one.',
    'Try again',
    google,
    'Settings',
  ],
  imageTooManyPixels: [
    'This image is too large to translate. To translate the part on the screen, open Fukidashi in the toolbar.',
  ],
  pageOverBudget: [
    'Translating this page took too long, so it was stopped. To translate the part on the screen, open Fukidashi in the toolbar.',
  ],
  tooManyImages: [
    'The server has stored as many of your images as it can. They are deleted after 24 hours. Try again later.',
    'Try again',
  ],
  internal: ['Something went wrong on our side.', 'Try again'],
}

for (const [key, [words, ...buttons]] of Object.entries(failures))
  test(`${key}: the reader is told what is so, and offered what helps`, async ({
    world,
    server,
    openComic,
    switchTab,
    stateOf,
  }) => {
    world.drawTheRest()
    world.serve(viewer(key), strip('page'))
    const page = await openComic(viewer(key), 1)
    server.refusals.push(key as ErrorKey)
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.failed).toBe(1)
    expect(await readAloud(page)).toContain(words)
    expect(await buttonsOf(page)).toEqual(buttons)
    expect(server.images.length, 'what cannot pass is not tried again by itself').toBe(1)
  })

test('a reader without translations gets to the prices in their language, and one press then brings all pages', async ({
  context,
  background,
  world,
  server,
  openComic,
  openOwnPage,
  switchTab,
  stateOf,
}) => {
  await background.evaluate(
    (serverAddress) =>
      chrome.storage.local.set({
        settings: { serverAddress, hasFloatingButton: false, interfaceLocale: 'ja' },
        token: { [serverAddress]: 'a-token' },
      }),
    server.url,
  )
  Object.assign(server, { email: 'reader@example.org', remaining: 0 })
  world.drawTheRest()
  world.serve(viewer('used-up'), strip('one', 'two'))
  const page = await openComic(viewer('used-up'), 2)
  server.refusals.push('creditsUsedUp', 'creditsUsedUp')
  await switchTab(page)
  await expect.poll(async () => await stateOf(page)).toMatchObject({ failed: 2, working: 0 })
  const openPrices = async (click: () => Promise<void>) => {
    const opened = context.waitForEvent('page')
    await click()
    const prices = await opened
    await expect(prices).toHaveURL(`${server.url}/ja/price`)
    await prices.close()
  }
  await page.bringToFront()
  await openPrices(async () => await press(page, '翻訳回数を追加'))
  const popup = await openOwnPage('popup')
  const more = popup.getByRole('button', { name: '翻訳回数を追加' })
  await expect(more).toBeVisible()
  await openPrices(async () => await more.click())
  expect(await stateOf(page), 'the comic is as it was').toMatchObject({ failed: 2, working: 0 })
  await page.bringToFront()
  await press(page, '再試行')
  await expect.poll(async () => await stateOf(page)).toMatchObject({ translated: 2, failed: 0 })
})

test('whoever has to log in gets there from the page, and one whose login has ended hears that', async ({
  context,
  background,
  world,
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  const fail = async (name: string): Promise<Page> => {
    world.serve(viewer(name), strip(name))
    const page = await openComic(viewer(name), 1)
    server.refusals.push('pluginNeedsPlan')
    await switchTab(page)
    await expect.poll(async () => (await stateOf(page))?.failed).toBe(1)
    return page
  }
  const logIn = async (page: Page) => {
    await page.bringToFront()
    const opened = context.waitForEvent('page')
    await press(page, 'Log in')
    await expect(await opened).toHaveURL(new RegExp(`^${server.url}/account/extension\\?challenge=[\\w-]{43}$`))
  }
  world.drawTheRest()
  await logIn(await fail('stranger'))
  await background.evaluate((address) => chrome.storage.local.set({ token: { [address]: 'a-token' } }), server.url)
  server.email = 'reader@example.org'
  const used = await fail('reader')
  expect(await readAloud(used)).toContain('Translating on comic sites requires a paid plan with translations left.')
  expect(await buttonsOf(used)).toEqual(['See plans', 'Try again'])
  server.email = null
  const ended = await fail('ended')
  expect(await readAloud(ended)).toContain('You have been logged out.')
  await logIn(ended)
})
