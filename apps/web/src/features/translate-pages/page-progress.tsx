import { ProgressBar } from '@fukidashi/ui/progress-bar'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComicPage } from './comic-page.ts'
import { failureWords } from './failure-words.ts'
import styles from './page-card.module.css'
import { wordsOfStage } from './progress-words.ts'
import { TranslationWay } from './translation-way.tsx'

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
      return <ProgressBar label={i18n._(wordsOfStage(progress.stage))} value={progress.share} />
    case 'done':
      return (
        <div className={styles.ending}>
          <p className={styles.state} data-state="done">
            {progress.isWithoutText ? t`No text was found: the page stays as it is.` : t`Translated`}
          </p>
          {progress.way && <TranslationWay codes={progress.way} />}
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
