import { chapter, viewer } from './chapter.ts'
import { expect, sharedBrowserTest as test } from './extension-test.ts'
import { colourAt, findButton, press, readAloud } from './seen-from-outside.ts'

const address = viewer('tools')
const html = chapter(['/page-1.png', '/page-3.png'])
const red = [255, 0, 0]

test.beforeEach(async ({ world }) => {
  world.serve(address, html)
})

test('a screen reader hears the words of each page, in reading order and page after page', async ({
  openComic,
  switchTab,
  stateOf,
}) => {
  const page = await openComic(address, 2)
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  await page.bringToFront()
  const words = async () => (await readAloud(page)).filter((text) => /Wait|late/.test(text))
  await expect.poll(words).toEqual(['Wait!', 'It is too late.', 'Wait!', 'It is too late.'])
  await switchTab(page)
  await expect.poll(words).toEqual([])
})

test('the tools of a page: the original while a button is held, a line to compare, the text to copy', async ({
  context,
  switchTab,
  stateOf,
}) => {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    for (const name of ['click', 'keydown', 'pointerdown'])
      document.addEventListener(name, ({ target }) => heard.push(`${name} ${(target as Element).localName}`))
  })
  await expect.poll(async () => (await stateOf(page))?.found).toBe(2)
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  await page.bringToFront()
  await expect.poll(() => colourAt(page, 100, 300)).toEqual(red)
  const hold = await findButton(page, 'Hold to see the original')
  await page.mouse.move(200, 200)
  await page.mouse.move(hold.x, hold.y)
  await page.mouse.down()
  await expect.poll(() => colourAt(page, 100, 300)).not.toEqual(red)
  await page.mouse.up()
  await expect.poll(() => colourAt(page, 100, 300)).toEqual(red)

  await press(page, 'Compare with the original')
  await expect.poll(() => colourAt(page, 100, 300)).not.toEqual(red)
  expect(await colourAt(page, 300, 300)).toEqual(red)
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => colourAt(page, 100, 300)).toEqual(red)
  expect(await colourAt(page, 20, 300)).not.toEqual(red)
  await press(page, 'Compare with the original')
  await expect.poll(() => colourAt(page, 20, 300)).toEqual(red)

  await press(page, 'Text of this page')
  expect(await readAloud(page)).toContain('もう遅い。')
  await press(page, 'Copy original text')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<textarea></textarea>')
    document.querySelector('textarea')!.focus()
  })
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.locator('textarea')).toHaveValue('待って！')
  expect(
    await page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard.filter((line) => !/textarea/.test(line)),
    ),
    'the site hears nothing of the presses',
  ).toEqual([])
  // A click beside our buttons is the site's own.
  await page.mouse.click(100, 300)
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.at(-1))).toBe('click img')
})

test('words that the engine doubts are marked, and another engine is offered for the page', async ({
  server,
  openComic,
  switchTab,
  stateOf,
}) => {
  server.isRough = true
  const page = await openComic(address, 2)
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  await page.bringToFront()
  expect(server.engines).toEqual(['builtin', 'builtin'])
  await press(page, 'Rough translation: 1 of 2 texts may be wrong.')
  expect(await readAloud(page)).toContain('The translation engine is not sure of these words.')
  server.isRough = false
  await press(page, 'Google Translate')
  await expect.poll(() => server.engines).toEqual(['builtin', 'builtin', 'google'])
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  await expect.poll(async () => (await readAloud(page)).filter((text) => text === 'Rough translation').length).toBe(1)
})

test('a page without text shows nothing of the extension', async ({ server, openComic, switchTab, stateOf }) => {
  server.isSilent = true
  const page = await openComic(address, 2)
  const original = await page.screenshot()
  await switchTab(page)
  await expect.poll(async () => (await stateOf(page))?.translated).toBe(2)
  await page.bringToFront()
  await expect.poll(async () => (await page.screenshot()).equals(original)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.children.length)).toBe(2)
})
