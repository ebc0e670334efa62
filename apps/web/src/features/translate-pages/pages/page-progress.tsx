import { findLanguage } from '@fukidashi/contract/languages'
import { directionOf } from '@fukidashi/i18n/locales'
import { ProgressBar } from '@fukidashi/ui/progress-bar'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useLocale } from '../../../shell/use-locale.ts'
import type { ComicPage } from '../queue/comic-page.ts'
import { failureWords } from '../words/failure-words.ts'
import { namesIn } from '../words/language-names.ts'
import styles from './page-card.module.css'

/** What each stage of the work is called for readers. */
const stageWords: Readonly<Record<string, MessageDescriptor>> = {
  decode: msg`Opening the page`,
  detect: msg`Finding the text`,
  group: msg`Finding the balloons`,
  recognize: msg`Reading the text`,
  translate: msg`Translating the text`,
  erase: msg`Cleaning the balloons`,
  typeset: msg`Lettering`,
  encode: msg`Saving the page`,
}
/** For a stage that this version of the site does not know. */
const unknownStage = msg`Translating`

/** Where a page stands, in words, with a bar while work goes on. */
export function PageProgress({ page: { progress } }: { readonly page: ComicPage }) {
  const { t, i18n } = useLingui()
  switch (progress.step) {
    case 'ready':
      return <p className={styles.state}>{t`Ready to be translated`}</p>
    case 'waiting':
      return <ProgressBar label={t`Waiting for its turn`} />
    case 'uploading':
      return <ProgressBar label={t`Uploading`} />
    case 'queued':
      return (
        <>
          <ProgressBar label={t`In the queue`} />
          <p className={styles.state}>
            {progress.position ? (
              <Plural value={progress.position} one="# page is before this one" other="# pages are before this one" />
            ) : (
              <Trans>It is this page's turn next</Trans>
            )}
          </p>
        </>
      )
    case 'running':
      return <ProgressBar label={i18n._(stageWords[progress.stage ?? ''] ?? unknownStage)} value={progress.share} />
    case 'done':
      return (
        <div className={styles.ending}>
          <p className={styles.state} data-state="done">
            {progress.isWithoutText ? t`No text was found: the page stays as it is.` : t`Translated`}
          </p>
          {progress.route && <TranslationRoute codes={progress.route} />}
        </div>
      )
    case 'failed':
      return (
        <p className={styles.state} data-state="failed" data-failure={progress.failure}>
          {i18n._(failureWords[progress.failure])}
        </p>
      )
    case 'cancelled':
      return <p className={styles.state}>{t`Cancelled`}</p>
  }
}

/** Says which languages a page was translated through, both ends included. */
function TranslationRoute({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const nameOf = namesIn(locale)
  const languages = codes.flatMap((code) => findLanguage(code) ?? [])
  // Arrows are not mirrored by the direction of the text.
  const arrow = directionOf(locale) === 'rtl' ? ' ← ' : ' → '
  return (
    <p className={styles.route}>
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
