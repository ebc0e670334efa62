import '@fukidashi/ui/tokens.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { loadSettings, SettingsProvider } from './settings-provider.tsx'
import { followInterfaceLocale } from './interface-locale.ts'

// Extension pages forbid code made from text, which zod would otherwise try for speed.
z.config({ jitless: true })

/** Shows one of the extension's own pages, in the reader's language and with the settings at hand. */
export async function showView(view: ReactNode): Promise<void> {
  const settings = await loadSettings()
  await followInterfaceLocale(i18n, settings.interfaceLocale)
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <SettingsProvider initial={settings}>{view}</SettingsProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
