import browser from 'webextension-polyfill'
import type { Settings } from '../settings/settings.ts'
import { connectToServer } from './server-connection.ts'

/** The step of the site's introduction that has a page to try the extension on; whoever installed it has the others behind them. */
const introduction = '/install/steps-4'

/** What a new reader sees first: the site's introduction, or the settings where no server answers yet. */
export async function openFirstPage({ serverAddress }: Settings): Promise<void> {
  const isThere = await connectToServer(serverAddress).then(
    () => true,
    () => false,
  )
  if (isThere) await browser.tabs.create({ url: new URL(introduction, serverAddress).href })
  else await browser.runtime.openOptionsPage()
}
