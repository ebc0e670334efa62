import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { type BrowserContext, chromium } from '@playwright/test'
import { installBrowserModels, type ScriptedBrowser } from '@fukidashi/reader-engines/fixtures/browser-models'
import type { ComicWorld } from './comic-world.ts'

/** Where the build for Chrome lies; turbo builds it before the tests. */
export const buildFolder = fileURLToPath(new URL('../../../apps/extension/dist/chrome/', import.meta.url))

/** How the browser is started. */
export interface LaunchWishes {
  /** Stands for all hosts but the own machine. */
  readonly world: Pick<ComicWorld, 'port'>
  /** Hosts that the reader has allowed. No test can answer the browser's own question, so the answer stands in the manifest. */
  readonly hosts: readonly string[]
  readonly locale?: string | undefined
  /**
   * What stands in for the browser's translator and language model, in the views of the extension and in the document that nobody
   * sees. Each has its own: what is downloaded in one is not there in the other, unless the script says so.
   */
  readonly browserModels?: { readonly inViews: ScriptedBrowser; readonly unseen: ScriptedBrowser }
  /** Arguments that Playwright would give the browser. */
  readonly ignoreDefaultArgs?: readonly string[]
  /** Pixels of the screen for each pixel of style sheets; the window then has the size of a browser's own. */
  readonly screenRatio?: number | undefined
}

/** Starts Chromium with the extension in it and a profile of its own, which is gone with it. */
export async function launchWithExtension({
  world,
  hosts,
  locale,
  browserModels,
  ignoreDefaultArgs = [],
  screenRatio,
}: LaunchWishes): Promise<{
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'fukidashi-e2e-'))
  const build = join(folder, 'extension')
  cpSync(buildFolder, build, { recursive: true })
  const manifestPath = join(build, 'manifest.json')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as chrome.runtime.ManifestV3
  manifest.host_permissions!.push(...hosts)
  writeFileSync(manifestPath, JSON.stringify(manifest))
  if (browserModels) putBrowserModels(build, browserModels)
  const { args, ...options } = launchOptions()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    ...(locale !== undefined && { locale }),
    // Emulated, a screen has other pixels than a real one.
    ...(screenRatio !== undefined && { viewport: null }),
    headless: true,
    ignoreDefaultArgs: [...ignoreDefaultArgs],
    args: [
      ...args,
      ...(screenRatio === undefined ? [] : [`--force-device-scale-factor=${screenRatio}`, '--window-size=1000,800']),
      `--disable-extensions-except=${build}`,
      `--load-extension=${build}`,
      // The world vouches for every host itself.
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * 127.0.0.1:${world.port}, EXCLUDE 127.0.0.1`,
    ],
  })
  return {
    context,
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Puts scripted interfaces into the extension's documents, before anything of theirs runs; no test reaches the one that nobody sees. */
function putBrowserModels(build: string, { inViews, unseen }: NonNullable<LaunchWishes['browserModels']>): void {
  const folder = join(build, 'src/entrypoints')
  const documents = { 'options.html': inViews, 'popup.html': inViews, 'engine-window.html': unseen }
  for (const [name, script] of Object.entries(documents)) {
    const file = `${name}.models.js`
    writeFileSync(join(folder, file), `(${installBrowserModels.toString()})(${JSON.stringify(script)})`)
    const html = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), html.replace('<head>', `<head><script src="./${file}"></script>`))
  }
}
