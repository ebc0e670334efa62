import type { CDPSession, Page } from '@playwright/test'
import { expect, test, untilAlive } from './site-test.ts'

const names = ['A letter from Pearl: original', 'A letter from Pearl: English → Spanish']

/** Opens the second showcase, three pages before and after. */
async function open(page: Page) {
  await page.goto('/show-cases', { waitUntil: 'networkidle' })
  const enlarge = page.getByRole('button', { name: 'Enlarge English → Spanish' })
  await untilAlive(enlarge)
  await enlarge.click()
  const picture = page.getByRole('img', { name: names[0]! }).first()
  await expect(picture).toBeVisible()
  await expect(page.getByText('1 / 6')).toBeVisible()
  // The overlay fades in.
  await page.waitForTimeout(400)
  await settle(page)
  return picture
}

/** Waits until nothing moves: what is pressed while a page slides in is lost. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

const widthOf = async (picture: ReturnType<Page['getByRole']>) => (await picture.boundingBox())!.width

type Point = readonly [x: number, y: number]

/** Fingers on the screen: each list of points is a moment. */
async function touch(cdp: CDPSession, ...moments: (readonly Point[])[]) {
  for (const [index, points] of moments.entries()) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await cdp.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints })
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Two fingers that part or come together by so many pixels each. */
const pinch = (centre: Point, from: number, to: number) =>
  Array.from({ length: 21 }, (_, step) => {
    const reach = from + ((to - from) * step) / 20
    return [
      [centre[0] - reach, centre[1]],
      [centre[0] + reach, centre[1]],
    ] as const
  })

test.describe('by fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe turns the page, pinching sizes it from a third to three times, and a double tap toggles its size', async ({
    page,
  }) => {
    const picture = await open(page)
    const cdp = await page.context().newCDPSession(page)
    const centre: Point = [195, 420]
    await touch(cdp, ...Array.from({ length: 8 }, (_, step) => [[320 - step * 30, 420] as const]))
    await expect(page.getByText('2 / 6')).toBeVisible()
    await touch(cdp, ...Array.from({ length: 8 }, (_, step) => [[80 + step * 30, 420] as const]))
    await expect(page.getByText('1 / 6')).toBeVisible()
    await page.waitForTimeout(400)

    const usual = await widthOf(picture)
    const timesUsual = async () => Math.round(((await widthOf(picture)) / usual) * 100) / 100
    await touch(cdp, ...pinch(centre, 20, 180))
    await expect.poll(timesUsual).toBe(3)
    await touch(cdp, ...pinch(centre, 120, 8))
    await expect.poll(timesUsual).toBeCloseTo(1 / 3, 1)

    await picture.tap()
    await picture.tap()
    await expect.poll(timesUsual).toBe(1)
    await picture.tap()
    await picture.tap()
    await expect.poll(timesUsual).toBe(2)
    // Nothing closes while it is enlarged.
    await picture.tap()
    await page.waitForTimeout(400)
    await picture.tap()
    await page.waitForTimeout(20)
    await picture.tap()
    await expect.poll(timesUsual).toBe(1)
  })

  test('a finger cannot turn past the first page, and pinches no further than a third and three times', async ({
    page,
  }) => {
    const picture = await open(page)
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, ...Array.from({ length: 8 }, (_, step) => [[80 + step * 30, 420] as const]))
    await page.waitForTimeout(500)
    await expect(page.getByText('1 / 6')).toBeVisible()
    const usual = await widthOf(picture)
    for (let round = 0; round < 3; round++) await touch(cdp, ...pinch([195, 420], 20, 120))
    await expect.poll(async () => (await widthOf(picture)) / usual).toBeCloseTo(3, 1)
    for (let round = 0; round < 3; round++) await touch(cdp, ...pinch([195, 420], 120, 8))
    await expect.poll(async () => (await widthOf(picture)) / usual).toBeCloseTo(1 / 3, 1)
    await expect(picture).toBeVisible()
    // Beside it, one finger closes at once.
    await page.touchscreen.tap(195, 90)
    await expect(picture).toHaveCount(0)
  })

  test('a tap closes, but not before the time of a second one is over', async ({ page }) => {
    const picture = await open(page)
    await picture.tap()
    await expect(picture).toBeVisible()
    await expect(picture).toHaveCount(0)
  })
})

test('a mouse drags the next page in, moves a page that is enlarged, and closes nothing by it', async ({ page }) => {
  const picture = await open(page)
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 12 })
    await page.mouse.up()
  }
  await drag([900, 400], [300, 400])
  await expect(page.getByText('2 / 6')).toBeVisible()
  await page.waitForTimeout(600)
  await drag([300, 400], [900, 400])
  await expect(page.getByText('1 / 6')).toBeVisible()
  await page.waitForTimeout(600)

  const usual = await widthOf(picture)
  await picture.dblclick()
  await expect.poll(() => widthOf(picture)).toBeCloseTo(usual * 2, 0)
  const before = (await picture.boundingBox())!
  await drag([640, 400], [640, 300])
  await expect.poll(async () => (await picture.boundingBox())!.y - before.y).toBeCloseTo(-100, 0)
  await page.waitForTimeout(600)
  await expect(picture).toBeVisible()
  await expect(page.getByText('1 / 6')).toBeVisible()
})

test('a page takes 300 ms to come in', async ({ page }) => {
  await page.addInitScript(() => {
    const durations: unknown[] = []
    Object.assign(window, { durations })
    const animate = Reflect.get(Element.prototype, 'animate') as Element['animate']
    Element.prototype.animate = function (keyframes, options) {
      durations.push(typeof options === 'object' ? options.duration : options)
      return animate.call(this, keyframes, options)
    }
  })
  await open(page)
  await page.evaluate(() => (window as unknown as { durations: unknown[] }).durations.splice(0))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 6')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { durations: unknown[] }).durations)).toEqual([300])
})

test('two taps within 250 ms toggle the size, and two that are further apart are one each and close', async ({
  page,
}) => {
  const picture = await open(page)
  // At moments of the test's own, as a busy machine would put time between the two.
  const tapTwice = (apartMs: number) =>
    picture.evaluate((element, laterMs) => {
      const start = performance.now()
      for (const moment of [start, start + laterMs]) {
        // Where the finger is; the viewer itself hears of the taps alone.
        element.dispatchEvent(new PointerEvent('pointerdown'))
        const tap = new MouseEvent('click', { bubbles: true })
        element.dispatchEvent(Object.defineProperty(tap, 'timeStamp', { value: moment }))
      }
    }, apartMs)
  const usual = await widthOf(picture)
  await tapTwice(249)
  await expect.poll(() => widthOf(picture)).toBeCloseTo(usual * 2, 0)
  await page.waitForTimeout(400)
  await expect(picture).toBeVisible()
  await tapTwice(249)
  await expect.poll(() => widthOf(picture)).toBeCloseTo(usual, 0)
  await tapTwice(250)
  expect(await widthOf(picture)).toBeCloseTo(usual, 0)
  await expect(picture).toHaveCount(0)
})

test('keys turn pages, size them and close the preview, which says where the reader is', async ({ page }) => {
  const picture = await open(page)
  const preview = page.getByRole('region', { name: 'Preview' }).or(page.getByRole('dialog', { name: 'Preview' }))
  await expect(preview.first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 6')).toBeVisible()
  await expect(page.getByRole('img', { name: names[1]! }).first()).toBeVisible()
  await settle(page)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 / 6')).toBeVisible()
  await page.waitForTimeout(400)
  const usual = await widthOf(picture)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(usual * 1.5)
  await page.keyboard.press('Escape')
  await expect(picture).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enlarge English → Spanish' })).toBeFocused()
})

test('a page is compared with its original in the preview, by mouse and by keys', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowRight')
  const after = page.getByRole('img', { name: names[1]! }).first()
  await expect(after).toBeVisible()
  await page.waitForTimeout(400)
  const whole = (await after.boundingBox())!
  const compare = page.getByRole('button', { name: 'Compare with the original' })
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  const slider = page.locator('.yarl__slide_current').getByRole('slider')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('50.5')
  await expect(page.getByText('2 / 6')).toBeVisible()
  const compared = (await slider.boundingBox())!
  expect(Math.abs(compared.width - whole.width)).toBeLessThan(2)
  expect(Math.abs(compared.height - whole.height)).toBeLessThan(2)
  await page.mouse.click(compared.x + compared.width * 0.25, compared.y + 60)
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(30)
  await compare.click()
  await expect(slider).toHaveCount(0)
})

test('the preview of a showcase is in the language of the page', async ({ page }) => {
  await page.goto('/ja/show-cases', { waitUntil: 'networkidle' })
  const enlarge = page.getByRole('main').getByRole('listitem').first().getByRole('button')
  await untilAlive(enlarge)
  await enlarge.click()
  await expect(page.getByRole('button', { name: '閉じる' })).toBeVisible()
  await expect(page.getByRole('button', { name: '原文と比べる' })).toBeVisible()
})
