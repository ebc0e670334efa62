import browser from 'webextension-polyfill'
import type { Settings } from '../settings/settings.ts'
import { connectToServer } from './server-connection.ts'
import { sitePage } from './site-pages.ts'

/** Where the site's introduction begins, at the page to try the extension on. */
const introduction = '/install/steps-1#try'

/** What a new reader sees first: the site's introduction, or the settings where no server answers yet. */
export async function openFirstPage(settings: Settings): Promise<void> {
  const isThere = await connectToServer(settings.serverAddress).then(
    () => true,
    () => false,
  )
  if (isThere) await browser.tabs.create({ url: sitePage(introduction, settings).href })
  else await browser.runtime.openOptionsPage()
}
