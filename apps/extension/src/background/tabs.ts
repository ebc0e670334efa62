import browser from 'webextension-polyfill'
// oxlint-disable-next-line import/default -- the bundler gives the path of the built file
import contentScript from '../entrypoints/content.ts?script&iife'
import type { TabMessage } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { contextMenuWordsIn } from './page-words.ts'

const file = contentScript.replace(/^\//, '')
const registrationId = 'sites'
const menuId = 'translate-image'
/** A content script answers when it has asked what it has to do. */
const attempts = 200
const attemptMs = 10

/** Tells the content script of a tab something, and starts it where it is not there yet. Throws where extensions may not run. */
export async function tellTab(tabId: number, message: TabMessage): Promise<void> {
  const isThere = await browser.tabs.sendMessage(tabId, message).then(
    () => true,
    () => false,
  )
  const start = browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: [file] })
  // Frames may have come since it was started; the tab need not wait for those.
  if (isThere) return void start.catch(() => undefined)
  await start
  for (let attempt = 1; ; attempt++) {
    try {
      await browser.tabs.sendMessage(tabId, message)
      return
    } catch (error) {
      if (attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, attemptMs))
    }
  }
}

let registration: Promise<void> = Promise.resolve()

/** Lets the content script start by itself on the sites that the reader gave a permission for, apart from the server. */
export function registerSites(settings: Settings): Promise<void> {
  // One after the other: two at once would both find the name free, and the second would fail.
  registration = registration.catch(() => undefined).then(() => register(settings))
  return registration
}

async function register({ serverAddress }: Settings): Promise<void> {
  const { origins = [] } = await browser.permissions.getAll()
  const own = [new URL(serverAddress).hostname, '127.0.0.1', 'localhost']
  const matches = origins.filter((origin) => !own.some((host) => origin.includes(`://${host}/`)))
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids: [registrationId] })
  if (matches.length === 0) {
    if (known) await browser.scripting.unregisterContentScripts({ ids: [registrationId] })
    return
  }
  // Left alone where nothing has changed: a page that loads meanwhile would get no content script.
  if (known && isSame(known.matches ?? [], matches)) return
  const script = { id: registrationId, matches, js: [file], allFrames: true, persistAcrossSessions: true }
  if (known) await browser.scripting.updateContentScripts([{ ...script, runAt: 'document_idle' }])
  else await browser.scripting.registerContentScripts([{ ...script, runAt: 'document_idle' }])
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((pattern) => other.includes(pattern))
}

/** Puts the entry into the context menu of images, in the language of the extension. */
export async function showContextMenu({ interfaceLocale }: Settings): Promise<void> {
  // Firefox on phones has none.
  if (!('contextMenus' in browser)) return
  await browser.contextMenus.removeAll()
  browser.contextMenus.create({ id: menuId, title: contextMenuWordsIn(interfaceLocale), contexts: ['image'] })
}

/** Hears the keys and the context menu. */
export function hearReader(onTranslateScreen: (tabId: number) => Promise<void>): void {
  // Firefox on phones has neither keys nor such menus.
  if (!('commands' in browser) || !('contextMenus' in browser)) return
  browser.commands.onCommand.addListener((command, tab) => {
    if (tab?.id === undefined) return
    if (command === 'translate-screen') return void onTranslateScreen(tab.id).catch(ignorePagesOfTheBrowser)
    const message: TabMessage = { kind: command === 'show-original' ? 'showOriginal' : 'switch' }
    void tellTab(tab.id, message).catch(ignorePagesOfTheBrowser)
  })
  browser.contextMenus.onClicked.addListener(({ menuItemId, srcUrl }, tab) => {
    if (menuItemId !== menuId || !srcUrl || tab?.id === undefined) return
    void tellTab(tab.id, { kind: 'translateOne', address: srcUrl }).catch(ignorePagesOfTheBrowser)
  })
}

/** On the browser's own pages no extension runs, and a key that was pressed there has nothing to do. */
function ignorePagesOfTheBrowser(error: unknown): void {
  console.info('Fukidashi cannot run in this tab.', error)
}
