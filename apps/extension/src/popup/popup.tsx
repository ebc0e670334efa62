import { Button } from '@fukidashi/ui/button'
import { Logo } from '@fukidashi/ui/logo'
import { Plural, Trans } from '@lingui/react/macro'
import browser from 'webextension-polyfill'
import { ReadingLanguageField } from '../view/reading-language-field.tsx'
import styles from './popup.module.css'
import { usePageCount } from './use-page-count.ts'

/** What opens from the browser's toolbar. */
export function Popup() {
  return (
    <div className={styles.popup}>
      <header className={styles.header}>
        <Logo name="Fukidashi" />
        <p className={styles.motto}>
          <Trans>Comics in your language</Trans>
        </p>
      </header>
      <ReadingLanguageField />
      <PageCount />
      <p className={styles.note}>
        <Trans>This version saves your settings. It does not change any pages.</Trans>
      </p>
      <Button weight="main" onClick={() => void browser.runtime.openOptionsPage().then(() => window.close())}>
        <Trans>Settings</Trans>
      </Button>
    </div>
  )
}

function PageCount() {
  const count = usePageCount()
  return (
    <output className={styles.count}>
      {count === undefined ? (
        <Trans>Open a comic to see how many pages are found.</Trans>
      ) : (
        <Plural
          value={count}
          _0="No comic pages found here"
          one="# comic page found here"
          other="# comic pages found here"
        />
      )}
    </output>
  )
}
