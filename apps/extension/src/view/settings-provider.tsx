import { i18n } from '@lingui/core'
import pLimit from 'p-limit'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import browser from 'webextension-polyfill'
import { changeSettings, parseSettings, readSettings, type Settings, settingsKey } from '../settings/settings.ts'
import { followInterfaceLocale } from './interface-locale.ts'

const SettingsContext = createContext<Settings | undefined>(undefined)

/** Reads the settings once, before the first view is drawn. */
export const loadSettings = () => readSettings(browser.storage.local, navigator.languages)

/** Stores a choice; every open view hears of it through the storage. */
export const choose = (change: Partial<Settings>) => changeSettings(browser.storage.local, change)

/** One change after the other: the words of an earlier choice may take longer to load than those of a later one. */
const turn = pLimit(1)

/** Gives the settings to the views below, and follows what other views of the extension store. */
export function SettingsProvider({ initial, children }: { readonly initial: Settings; readonly children: ReactNode }) {
  const [settings, setSettings] = useState(initial)
  useEffect(() => {
    const follow = (changes: Record<string, { newValue?: unknown }>) => {
      if (!(settingsKey in changes)) return
      const changed = parseSettings(changes[settingsKey]!.newValue, navigator.languages)
      void turn(async () => {
        // The words first: the views below are drawn anew when the settings change.
        await followInterfaceLocale(i18n, changed.interfaceLocale)
        setSettings(changed)
      })
    }
    browser.storage.local.onChanged.addListener(follow)
    return () => browser.storage.local.onChanged.removeListener(follow)
  }, [])
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The settings as they are now. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings was called outside SettingsProvider.')
  return settings
}
