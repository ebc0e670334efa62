import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ComicPage, PageProgress } from '../queue/comic-page.ts'
import { wordsOf } from '../words/failure-words.ts'
import { readerFailureWords } from '../words/reader-words.ts'

/** Tells screen readers what has become of the pages; each step of the bars would be too much. */
export function Announcements({ pages }: { readonly pages: readonly ComicPage[] }) {
  const { t, i18n } = useLingui()
  const known = useRef(new Map<string, string>())
  const [words, setWords] = useState('')
  useEffect(() => {
    const news = pages
      .filter(({ id, progress }) => known.current.get(id) !== stateOf(progress))
      .flatMap(({ file: { name }, progress }) => {
        if (progress.step === 'ready') return [t`${name} was added.`]
        if (progress.step === 'done')
          return [progress.outcome === 'done' ? t`${name} has been translated.` : t`${name} is unchanged.`]
        if (progress.step === 'cancelled') return [t`${name} was cancelled.`]
        if (progress.step === 'failed') return [`${name}: ${i18n._(wordsOf(progress))}`]
        if (progress.step === 'words' && progress.work.kind === 'failed')
          return [`${name}: ${i18n._(readerFailureWords[progress.work.failure])}`]
        return []
      })
    known.current = new Map(pages.map(({ id, progress }) => [id, stateOf(progress)]))
    if (news.length > 0) setWords(news.join(' '))
  }, [pages, t, i18n])
  return <output className="only-read-aloud">{words}</output>
}

/** What is told once, however often the progress changes. */
function stateOf(progress: PageProgress): string {
  if (progress.step !== 'words') return progress.step
  return progress.work.kind === 'failed' ? `words ${progress.work.failure}` : 'words'
}
