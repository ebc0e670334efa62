import { type FontStyleId, fontStyles } from '@fukidashi/contract/fonts'
import { locales } from '@fukidashi/i18n/locales'
import { Logo } from '@fukidashi/ui/logo'
import { SelectField } from '@fukidashi/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { ReadingLanguageField } from '../view/reading-language-field.tsx'
import { choose, useSettings } from '../view/settings-provider.tsx'
import styles from './options.module.css'

const fontChoices = fontStyles.map(({ id, label }): { value: FontStyleId; label: string } => ({ value: id, label }))
const localeChoices = locales.map(({ code, iso, name }) => ({ value: code, label: name, lang: iso }))

/** The page on which everything that can be chosen is chosen. */
export function Options() {
  const { t } = useLingui()
  const { interfaceLocale, fontStyle } = useSettings()
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
        <SelectField
          label={t`Font style`}
          hint={t`The font that translations are set in.`}
          choices={fontChoices}
          value={fontStyle}
          onChange={(value) => void choose({ fontStyle: value })}
        />
        <SelectField
          label={t`Extension language`}
          choices={[{ value: 'browser', label: t`Same as browser` }, ...localeChoices]}
          value={interfaceLocale}
          onChange={(value) => void choose({ interfaceLocale: value })}
        />
      </section>
      <p className={styles.note}>
        <Trans>Changes are saved automatically and stay on this device.</Trans>
      </p>
    </div>
  )
}
