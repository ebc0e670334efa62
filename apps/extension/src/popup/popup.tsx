import { Button } from '@fukidashi/ui/button'
import { Logo } from '@fukidashi/ui/logo'
import { Plural, Trans } from '@lingui/react/macro'
import browser from 'webextension-polyfill'
import { askBackground } from '../messaging/ask-background.ts'
import type { TabState } from '../messaging/messages.ts'
import { EngineField } from '../view/engine-field.tsx'
import { ReadingLanguageField } from '../view/reading-language-field.tsx'
import { choose, useSettings } from '../view/settings-provider.tsx'
import { ToggleField } from '../view/toggle-field.tsx'
import { useReaderEngines } from '../view/use-reader-engines.ts'
import { useServer } from '../view/use-server.ts'
import styles from './popup.module.css'
import { ServerStanding } from './server-standing.tsx'
import { type TabInFront, useTab } from './use-tab.ts'

/** What opens from the browser's toolbar. */
export function Popup() {
  const tab = useTab()
  const { serverAddress, readingLanguage } = useSettings()
  const { server, askAgain } = useServer(serverAddress)
  const { standings } = useReaderEngines(readingLanguage)
  return (
    <div className={styles.popup}>
      <header className={styles.header}>
        <Logo name="Fukidashi" />
      </header>
      <output className={styles.count}>
        <Standing tab={tab} />
      </output>
      <Button
        weight="main"
        disabled={tab.hostname === undefined}
        onClick={() => void askBackground({ kind: 'switchTab', tabId: tab.id! })}
      >
        {tab.state?.isOn ? <Trans>Show original</Trans> : <Trans>Translate this page</Trans>}
      </Button>
      {tab.state?.blockedHosts.map((host) => (
        <Button key={host} onClick={() => void allow(host, tab.id!)}>
          <Trans>Allow access to images from {host}</Trans>
        </Button>
      ))}
      {tab.hostname !== undefined && <SiteSwitch hostname={tab.hostname} />}
      {tab.hostname !== undefined && tab.state?.confidence !== 1 && (
        <Button onClick={() => void askBackground({ kind: 'pickPages', tabId: tab.id! }).then(() => window.close())}>
          <Trans>Point at the comic pages</Trans>
        </Button>
      )}
      {tab.hostname !== undefined && (
        <>
          <Button onClick={() => void translateScreen(tab.id!, false)}>
            <Trans>Translate what is on the screen</Trans>
          </Button>
          <Button onClick={() => void translateScreen(tab.id!, true)}>
            <Trans>Scroll through this page and translate all of it</Trans>
          </Button>
        </>
      )}
      <ReadingLanguageField />
      <EngineField server={server} standings={standings} />
      <ServerStanding server={server} onAskAgain={askAgain} />
      <Button onClick={() => void browser.runtime.openOptionsPage().then(() => window.close())}>
        <Trans>Settings</Trans>
      </Button>
    </div>
  )
}

function Standing({ tab: { hostname, state } }: { readonly tab: TabInFront }) {
  if (hostname === undefined) return <Trans>Extensions cannot run on this page.</Trans>
  if (!state) return <Trans>Nothing has been changed on this page yet.</Trans>
  if (!state.isOn)
    return (
      <Plural
        value={state.found}
        _0="No comic pages found here"
        one="# comic page found here"
        other="# comic pages found here"
      />
    )
  return <Progress state={state} />
}

function Progress({ state: { translated, working, failed, found } }: { readonly state: TabState }) {
  return (
    <>
      <Plural value={found} one={`${translated} of # page translated`} other={`${translated} of # pages translated`} />
      {working > 0 && (
        <span className={styles.line}>
          <Plural value={working} one="# page in progress" other="# pages in progress" />
        </span>
      )}
      {failed > 0 && (
        <span className={styles.line}>
          <Plural value={failed} one="# page could not be translated" other="# pages could not be translated" />
        </span>
      )}
    </>
  )
}

function SiteSwitch({ hostname }: { readonly hostname: string }) {
  const { alwaysHosts } = useSettings()
  const others = alwaysHosts.filter((host) => host !== hostname)
  const change = async (isOn: boolean) => {
    // The permission first: the browser grants it only while the click that asked for it is fresh.
    if (isOn && !(await browser.permissions.request({ origins: [`*://${hostname}/*`] }))) return
    await choose({ alwaysHosts: isOn ? [...others, hostname] : others })
  }
  return (
    <ToggleField
      label={<Trans>Always translate {hostname}</Trans>}
      isOn={alwaysHosts.includes(hostname)}
      onChange={(isOn) => void change(isOn)}
    />
  )
}

/** Has what the reader sees translated, or the whole of a page that is higher than the window. */
async function translateScreen(tabId: number, isWhole: boolean) {
  await askBackground({ kind: 'translateScreen', tabId, isWhole })
  window.close()
}

/** Asks for the images of a host, and begins the page again with them. */
async function allow(host: string, tabId: number) {
  if (!(await browser.permissions.request({ origins: [`*://${host.split(':')[0]}/*`] }))) return
  await askBackground({ kind: 'switchTab', tabId })
  await askBackground({ kind: 'switchTab', tabId })
}
