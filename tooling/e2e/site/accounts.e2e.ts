import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pathIn, readNextMail } from './read-outbox.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { bringImages, bringToLife, expect, imageFile, test } from './site-test.ts'

const password = 'seven quiet herons'

let server: RealServer
test.slow()
// Colours in motion are judged by chance; without motion, all stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(async () => {
  server = await startRealServer({})
})
test.afterAll(() => server.stop())

async function expectNoViolations(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, state).toEqual([])
}

/** Has the device solve the captcha, as people do who cannot see the image. */
async function solveCaptcha(
  page: Page,
  words = { cannotSee: 'I cannot see the image', solved: /has solved the task/ },
) {
  await page.getByRole('button', { name: words.cannotSee }).click()
  await expect(page.getByText(words.solved)).toBeVisible({ timeout: 60_000 })
}

test('a reader registers from the translator, comes back to their pages, verifies, and finds them in the account', async ({
  page,
}) => {
  const email = 'desk@example.org'
  await page.goto(`${server.url}/manga-translator`)
  await bringImages(page, imageFile('storm.png'))
  await expect(page.getByRole('listitem', { name: 'storm.png' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
  // The login has the sign alone around it.
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectNoViolations(page, 'login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('New password', { exact: true }).fill('password123')
  await page.getByLabel('New password again').fill('password123')
  await solveCaptcha(page)
  await expectNoViolations(page, 'register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toHaveText(/too easy to guess/)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(`${server.url}/manga-translator`)
  await expect(page.getByRole('listitem', { name: 'storm.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account: desk' })).toBeVisible()
  await expectNoViolations(page, 'logged in, not verified')
  await page.getByRole('button', { name: 'Go to Verify' }).click()
  await expect(page).toHaveURL(`${server.url}/login?type=5&email=desk%40example.org`)
  await expect(page.getByText(email)).toBeVisible()
  await expectNoViolations(page, 'verification')
  await page.goto(server.url + pathIn(await readNextMail(server.folder, email)))
  await page.getByRole('button', { name: 'Verify e-mail address' }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeFocused()
  // The token is not left in the address.
  expect(page.url()).not.toContain('token')
  await page.getByRole('link', { name: 'To the translator' }).click()
  // A whole load brought the pages of the visit back too.
  await expect(page.getByRole('listitem', { name: 'storm.png' })).toBeVisible()
  await expect(page.getByText('Verify your email')).toHaveCount(0)

  await page.getByRole('button', { name: 'Account: desk' }).click()
  await expectNoViolations(page, 'the menu of the account')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByLabel('Name').fill('Aiko')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Account: Aiko' })).toBeVisible()
  await page.getByLabel('Picture').setInputFiles(imageFile('me.png'))
  await expect(page.locator('main img')).toHaveAttribute('src', /\/api\/user\/picture\//)
  await expectNoViolations(page, 'account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('fukidashi-account.json')
})

test('a forgotten password is replaced, a wrong one leads to a captcha, and the account is deleted, in Arabic on a phone', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const email = 'phone@example.org'
  const arabic = { cannotSee: 'لا أستطيع رؤية الصورة', solved: /أنجز جهازك المهمة/ }
  await page.goto('/ar/login?type=2')
  await page.getByLabel('عنوان البريد الإلكتروني').fill(email)
  await page.getByLabel('كلمة مرور جديدة', { exact: true }).fill(password)
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(password)
  await solveCaptcha(page, arabic)
  await expectNoViolations(page, 'register')
  await page.getByRole('button', { name: 'إنشاء الحساب' }).click()
  await expect(page).toHaveURL('/ar/account')
  await expectNoViolations(page, 'account')
  expect((await readNextMail(server.folder, email)).subject).toBe('تأكيد عنوان بريدك الإلكتروني')
  await page.getByRole('button', { name: /^الحساب/ }).click()
  await page.getByRole('button', { name: 'تسجيل الخروج', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expectNoViolations(page, 'login')

  await page.getByRole('link', { name: 'هل نسيت كلمة المرور؟' }).click()
  await page.getByLabel('عنوان البريد الإلكتروني').fill(email)
  await solveCaptcha(page, arabic)
  await page.getByRole('button', { name: 'إرسال الرابط' }).click()
  await expect(page.getByRole('heading', { name: 'تحقق من بريدك' })).toBeVisible()
  await expectNoViolations(page, 'sent')
  const mail = await readNextMail(server.folder, email)
  await page.goto(pathIn(mail))
  const fresh = 'other quiet herons'
  await page.getByLabel('كلمة مرور جديدة', { exact: true }).fill(fresh)
  await page.getByLabel('كلمة المرور الجديدة مرة أخرى').fill(fresh)
  await expectNoViolations(page, 'new password')
  await page.getByRole('button', { name: 'تغيير كلمة المرور' }).click()
  await page.getByRole('link', { name: 'تسجيل الدخول' }).click()
  await page.getByLabel('عنوان البريد الإلكتروني').fill(email)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.getByLabel('كلمة المرور', { exact: true }).fill(`wrong ${attempt}`)
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page.getByRole('alert')).toHaveText(attempt < 3 ? /غير صحيحة/ : /أدخل أيضًا/)
  }
  await page.getByLabel('كلمة المرور', { exact: true }).fill(fresh)
  await solveCaptcha(page, arabic)
  await expectNoViolations(page, 'login with a captcha')
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page).toHaveURL('/ar/account')

  await page.getByRole('button', { name: 'حذف حسابي' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('عنوان البريد الإلكتروني').fill(email)
  await dialog.getByLabel('كلمة المرور الحالية').fill(fresh)
  await expectNoViolations(page, 'deletion')
  await dialog.getByRole('button', { name: 'حذف نهائي' }).click()
  await expect(page).toHaveURL('/ar')
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible()
  await context.close()
})

test('the keyboard alone logs in, opens the menu and logs out', async ({ page }) => {
  const email = 'keys@example.org'
  await page.goto(`${server.url}/login?type=2`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Account: keys' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The focus goes on where the menu was.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${server.url}/account`)
})

test('an answer that is late by a logout logs nobody in again', async ({ page }) => {
  await page.goto(`${server.url}/login?type=2`)
  await page.getByLabel('E-mail address').fill('late@example.org')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await solveCaptcha(page)
  const asked = Promise.withResolvers<void>()
  const isLoggedOut = Promise.withResolvers<void>()
  await page.route('**/api/user/account', async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await isLoggedOut.promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Create account' }).click()
  await asked.promise
  await page.getByRole('button', { name: 'Account: late' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(login).toBeVisible()
  const answered = page.waitForResponse('**/api/user/account')
  isLoggedOut.resolve()
  await (await answered).finished()
  await expect(page.getByText('Log in to see your account.')).toBeVisible()
  await expect(login).toBeVisible()
})

test('without an answer within five seconds nobody is logged in, and a click meanwhile counts afterwards', async ({
  page,
}) => {
  await page.goto(`${server.url}/faq`)
  await page.evaluate(() => {
    localStorage.setItem('token', 'x')
    localStorage.setItem('userInfo', '{}')
  })
  await page.route('**/api/user/getUserInfo*', () => {})
  await page.reload()
  await bringToLife(page)
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await expect(login).toHaveAttribute('aria-busy', 'true')
  await login.click()
  await expect(page).toHaveURL(`${server.url}/faq`)
  await expect(page).toHaveURL(`${server.url}/login`, { timeout: 15_000 })
  const stored = await page.evaluate(() =>
    ['token', 'userInfo', 'loginEventId', 'isLogin', 'loginUrl'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual([null, null, null, 'false', '/faq'])
})

test('a login leads to no other site, whatever stands in the browser', async ({ page }) => {
  await page.goto(`${server.url}/faq`)
  await page.evaluate(() => localStorage.setItem('loginUrl', '//evil.example/'))
  await page.goto(`${server.url}/login?type=2`)
  await page.getByLabel('E-mail address').fill('redirect@example.org')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${server.url}/account`)
})

test('a logout that the server did not hear is made up for at the next visit', async ({ page }) => {
  await page.goto(`${server.url}/login?type=2`)
  await page.getByLabel('E-mail address').fill('offline@example.org')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.route('**/api/user/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Account: offline' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.unroute('**/api/user/logout')
  const told = page.waitForResponse('**/api/user/logout')
  await page.reload()
  expect((await told).ok()).toBe(true)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute('aria-busy', 'false')
})
