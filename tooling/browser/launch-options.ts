/** Where Firefox is, as `with-browser` found it; undefined where there is none. */
export function firefoxPath(): string | undefined {
  return process.env.FIREFOX_PATH
}

/** How Playwright starts the browser that `with-browser` found; a command that was started without it says so. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const { CHROMIUM_PATH, CHROMIUM_ARGUMENTS } = process.env
  if (!CHROMIUM_PATH)
    throw new Error('No browser was chosen. Run the tests by the package script, which starts with-browser.')
  const args = JSON.parse(CHROMIUM_ARGUMENTS ?? '[]') as string[]
  return { executablePath: CHROMIUM_PATH, args: ['--no-sandbox', ...args] }
}
