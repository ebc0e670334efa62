import { type FontStyleId, fontStyles } from '@fukidashi/contract/fonts'
import { locales } from '@fukidashi/i18n/locales'
import { Button } from '@fukidashi/ui/button'
import { Logo } from '@fukidashi/ui/logo'
import { SelectField } from '@fukidashi/ui/select-field'
import { TextField } from '@fukidashi/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import browser from 'webextension-polyfill'
import { isWindowEngine, windowEngine } from '../engines/window-engines.ts'
import type { OrderableEngine, ServerDescription } from '../messaging/messages.ts'
import { mostPrefetchPages } from '../settings/settings.ts'
import { EngineField } from '../view/engine-field.tsx'
import { ReadingLanguageField } from '../view/reading-language-field.tsx'
import { choose, useSettings } from '../view/settings-provider.tsx'
import { ToggleField } from '../view/toggle-field.tsx'
import { useReaderEngines } from '../view/use-reader-engines.ts'
import { useServer } from '../view/use-server.ts'
import { BrowserEnginesSection } from './browser-engines-section.tsx'
import { DataSection } from './data-section.tsx'
import styles from './options.module.css'
import { OwnServiceSection } from './own-service-section.tsx'
import { ServerSection } from './server-section.tsx'
import { SitesSection } from './sites-section.tsx'

const fontChoices = fontStyles.map(({ id, label }): { value: FontStyleId; label: string } => ({ value: id, label }))
const localeChoices = locales.map(({ code, iso, name }) => ({ value: code, label: name, lang: iso }))

/** The page on which everything that can be chosen is chosen. */
export function Options() {
  const { interfaceLocale, serverAddress, readingLanguage } = useSettings()
  const { server } = useServer(serverAddress)
  const { standings, askAgain } = useReaderEngines(readingLanguage)
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo name="Fukidashi" />
        <h1 className={styles.title}>
          <Trans>Settings</Trans>
        </h1>
      </header>
      <section className={styles.card}>
        <ReadingLanguageField />
        <EngineField server={server} standings={standings} />
        <LetteringFields server={server} />
        <SelectField
          label={t`Extension language`}
          choices={[{ value: 'browser', label: t`Same as browser` }, ...localeChoices]}
          value={interfaceLocale}
          onChange={(value) => void choose({ interfaceLocale: value })}
        />
      </section>
      <PageSection />
      <ServerSection />
      <BrowserEnginesSection server={server} standings={standings} onChange={askAgain} />
      <OwnServiceSection />
      <SitesSection />
      <DataSection />
      <p className={styles.note}>
        <Trans>Changes are saved automatically and stay on this device.</Trans>
      </p>
    </div>
  )
}

function LetteringFields({ server }: { readonly server: ServerDescription | undefined }) {
  const { t } = useLingui()
  const { fontStyle, honorifics, translationModel } = useSettings()
  const heedsHonorifics = doesHeedHonorifics(translationModel, server)
  return (
    <>
      <SelectField
        label={t`Font style`}
        hint={t`The font that translations are set in.`}
        choices={fontChoices}
        value={fontStyle}
        onChange={(value) => void choose({ fontStyle: value })}
      />
      {heedsHonorifics === false ? (
        <p className={styles.note}>
          <Trans>This translation engine decides for itself what becomes of honorifics.</Trans>
        </p>
      ) : (
        <SelectField
          label={t`Honorifics`}
          hint={t`What becomes of -san, -kun and the like.`}
          choices={[
            { value: 'usual', label: t`As usual in the language` },
            { value: 'keep', label: t`Keep` },
            { value: 'drop', label: t`Leave out` },
            { value: 'translate', label: t`Translate` },
          ]}
          value={honorifics}
          onChange={(value) => void choose({ honorifics: value })}
        />
      )}
    </>
  )
}

/** Whether an engine can be told what becomes of honorifics; undefined until the server has answered. */
function doesHeedHonorifics(id: OrderableEngine, server: ServerDescription | undefined): boolean | undefined {
  if (isWindowEngine(id)) return windowEngine(id).heedsHonorifics
  if (id === 'own') return true
  return server?.isReachable ? server.engines.find((engine) => engine.id === id)?.heedsHonorifics : undefined
}

/** Browsers let people change an extension's keys on a page of their own, which Firefox has a call for and Chrome an address. */
async function openKeys(): Promise<void> {
  const { commands } = browser as { commands?: { openShortcutSettings?: () => Promise<void> } }
  if (commands?.openShortcutSettings) await commands.openShortcutSettings()
  else await browser.tabs.create({ url: 'chrome://extensions/shortcuts' })
}

function PageSection() {
  const { t } = useLingui()
  const { prefetchPages, hasFloatingButton } = useSettings()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>On comic sites</Trans>
      </h2>
      <TextField
        label={t`Pages to translate ahead`}
        type="number"
        // Browsers do not see the direction of a number, so it is that of the page.
        dir={undefined}
        min={0}
        max={mostPrefetchPages}
        value={String(prefetchPages)}
        onChange={(value) => {
          const pages = value === '' ? -1 : Number(value)
          if (Number.isInteger(pages) && pages >= 0 && pages <= mostPrefetchPages) void choose({ prefetchPages: pages })
        }}
      />
      <ToggleField
        label={t`Floating button`}
        hint={t`A small button on comics of the sites that you have allowed.`}
        isOn={hasFloatingButton}
        onChange={(isOn) => void choose({ hasFloatingButton: isOn })}
      />
      <p className={styles.note}>
        <Trans>
          Alt+T translates the page in front of you and shows the original again; Alt+O shows the original of one page;
          Alt+Shift+T translates what is on the screen.
        </Trans>
      </p>
      <Button onClick={() => void openKeys()}>
        <Trans>Change keys</Trans>
      </Button>
    </section>
  )
}
