import browser from 'webextension-polyfill'
import { z } from 'zod'
import { translateScreen } from '../background/capture-screen.ts'
import { openFirstPage } from '../background/first-run.ts'
import { takeOrders } from '../background/order-ports.ts'
import { answerRequests } from '../background/requests.ts'
import { hearReader, registerSites, showContextMenu } from '../background/tabs.ts'
import { parseSettings, readSettings, settingsKey } from '../settings/settings.ts'

// Extensions forbid code made from text, which zod would otherwise try for speed.
z.config({ jitless: true })
// Settings and token are no business of pages, nor of the content scripts in them. Firefox has no such switch.
void chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })

// Listeners first and at once: the browser starts this file for an event and looks for who hears it.
takeOrders()
answerRequests()
hearReader(translateScreen)

const settings = () => readSettings(browser.storage.local, navigator.languages)
const followPermissions = async () => await registerSites(await settings())
browser.permissions.onAdded.addListener(() => void followPermissions())
browser.permissions.onRemoved.addListener(() => void followPermissions())
browser.storage.local.onChanged.addListener((changes) => {
  if (!(settingsKey in changes)) return
  const changed = parseSettings(changes[settingsKey]!.newValue, navigator.languages)
  void showContextMenu(changed)
  void registerSites(changed)
})
browser.runtime.onInstalled.addListener(({ reason }) => {
  void settings().then(async (current) => {
    await showContextMenu(current)
    await registerSites(current)
    if (reason === 'install') await openFirstPage(current)
  })
})
