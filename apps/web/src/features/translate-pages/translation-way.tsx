import { findLanguage } from '@fukidashi/contract/languages'
import { directionOf } from '@fukidashi/i18n/locales'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useLocale } from '../../shell/use-locale.ts'
import { namesIn } from './language-names.ts'
import styles from './page-card.module.css'

/** Says which languages a translation went through, both ends included, when it did not go straight. */
export function TranslationWay({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const nameOf = namesIn(locale)
  const languages = codes.flatMap((code) => findLanguage(code) ?? [])
  // Arrows are not mirrored by the direction of the text.
  const arrow = directionOf(locale) === 'rtl' ? ' ← ' : ' → '
  return (
    <p className={styles.way}>
      <span className="only-read-aloud">{t`Way of the translation:`} </span>
      {languages.map((language, place) => (
        <Fragment key={language.code}>
          {place > 0 && <span aria-hidden="true">{arrow}</span>}
          <span>{nameOf(language)}</span>
        </Fragment>
      ))}
    </p>
  )
}
