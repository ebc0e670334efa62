import { findLanguage } from '@fukidashi/contract/languages'
import type { StageName } from '@fukidashi/contract/stages'
import { ProgressBar } from '@fukidashi/ui/progress-bar'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../shell/use-locale.ts'
import type { ComicPage, PageProgress as Progress } from '../queue/comic-page.ts'
import { wordsOf } from '../words/failure-words.ts'
import { namesIn } from '../words/language-names.ts'
import { downloadWords, readerEngineNotes, readerFailureWords } from '../words/reader-words.ts'
import styles from './page-card.module.css'

/** What each stage of the work is called for readers. */
const stageWords: Readonly<Record<StageName, MessageDescriptor>> = {
  decode: msg`Opening the page`,
  detect: msg`Finding the text`,
  group: msg`Finding the balloons`,
  recognize: msg`Reading the text`,
  translate: msg`Translating the text`,
  erase: msg`Cleaning the balloons`,
  typeset: msg`Lettering`,
  encode: msg`Saving the page`,
}

type DonePage = Extract<Progress, { readonly step: 'done' }>

/** Where a page stands, in words, with a bar while work goes on. */
export function PageProgress({ page: { progress } }: { readonly page: ComicPage }) {
  const { t, i18n } = useLingui()
  switch (progress.step) {
    case 'ready':
      return <p className={styles.state}>{t`Ready to translate`}</p>
    case 'waiting':
      return <ProgressBar label={t`Waiting`} />
    case 'uploading':
      return <ProgressBar label={t`Uploading`} />
    case 'queued':
      return (
        <>
          <ProgressBar label={t`In the queue`} />
          <p className={styles.state}>
            {progress.position > 0 ? (
              <Plural value={progress.position} one="# page ahead of this one" other="# pages ahead of this one" />
            ) : (
              <Trans>This page is next</Trans>
            )}
          </p>
        </>
      )
    case 'running':
      return <ProgressBar label={i18n._(stageWords[progress.stage])} value={progress.share} />
    case 'words':
      return <WordsProgress {...progress} />
    case 'done':
      return (
        <p className={styles.state} data-state="done">
          <DoneWords {...progress} />
        </p>
      )
    case 'failed':
      return (
        <p className={styles.state} data-state="failed" data-failure={progress.failure}>
          {i18n._(wordsOf(progress))}
        </p>
      )
    case 'cancelled':
      return <p className={styles.state}>{t`Cancelled`}</p>
  }
}

function WordsProgress({ engine, work }: Extract<Progress, { readonly step: 'words' }>) {
  const { t, i18n } = useLingui()
  switch (work.kind) {
    case 'waiting':
      return <ProgressBar label={t`Waiting`} />
    case 'download':
      return <ProgressBar label={t`Downloading`} value={work.share} />
    case 'translate':
      return (
        <>
          <ProgressBar label={i18n._(stageWords.translate)} value={work.share} />
          <p className={styles.state}>{i18n._(readerEngineNotes[engine])}</p>
        </>
      )
    case 'failed': {
      const isDownload = work.failure === 'clickNeeded' && engine !== 'own'
      return (
        <p className={styles.state} data-state={isDownload ? 'asks' : 'failed'} data-failure={work.failure}>
          {i18n._(isDownload ? downloadWords[engine] : readerFailureWords[work.failure])}
        </p>
      )
    }
  }
}

/** What became of a page, and which languages lie between its own and the one that was asked for. */
function DoneWords({ outcome, language, route = [] }: DonePage) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const nameOf = namesIn(locale)
  if (outcome === 'withoutText') return t`No text found. The page is unchanged.`
  if (outcome === 'inTargetLanguage') {
    const name = nameOf(findLanguage(language)!)
    return t`Already in ${name}`
  }
  const between = route.slice(1, -1).flatMap((code) => findLanguage(code) ?? [])
  if (between.length === 0) return t`Translated`
  const languages = new Intl.ListFormat(locale).format(between.map(nameOf))
  return t`Translated via ${languages}`
}
