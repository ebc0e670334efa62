import { languageOf } from '@fukidashi/contract/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import { type SampleName, sampleOf } from '../../shell/sample-pictures.ts'
import { sampleUrl } from '../../shell/sample-urls.ts'
import { TextPage } from '../../shell/text-page.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { namesIn } from '../translate-pages/words/language-names.ts'
import styles from './show-cases.module.css'

const PagePreview = lazy(() => import('../translate-pages/pages/page-preview.tsx'))

interface Work {
  readonly title: string
  readonly synopsis: string
  readonly pages: readonly SampleName[]
}

/** Three works of our own, each page before and after, and one page as the built-in model has it. */
export default function ShowCasesPage() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const [opened, setOpened] = useState<{ readonly work: Work; readonly index: number }>()
  const nameOf = namesIn(locale)
  const author = 'Fukidashi'
  const works: readonly Work[] = [
    {
      title: t`The tea room in the lighthouse`,
      synopsis: t`On a stormy night, Nagi the courier brings a letter to a lighthouse where a kettle serves tea and a cat is the captain. A manga in black and white, read from right to left.`,
      pages: ['storm'],
    },
    {
      title: t`A letter from Pearl`,
      synopsis: t`The letter is from the captain’s sister, whom a storm carried to a far island ten years ago. A colour album with captions, shouts and memories.`,
      pages: ['letter-spanish', 'letter-arabic', 'memory'],
    },
    {
      title: t`The signal`,
      synopsis: t`The friends light the lamp and wait for an answer from across the sea. A webtoon in one long strip, the night on the island, and a reunion.`,
      pages: ['signal', 'island', 'welcome'],
    },
    {
      title: t`In the words of the built-in model`,
      synopsis: t`The page from the lighthouse again, in the words of the small model that needs no key and no other company. Nothing in them was changed: it speaks like a phrase book, and the other models say more.`,
      pages: ['storm-builtin'],
    },
  ]
  const captionOf = (name: SampleName) => {
    const sample = sampleOf(name)
    const from = nameOf(languageOf(sample.from))
    const to = nameOf(languageOf(sample.to))
    return sample.words === 'builtin' ? t`${from} → ${to}, built-in model` : t`${from} → ${to}`
  }
  const slidesOf = ({ title, pages }: Work) =>
    pages.flatMap((name) =>
      (['before', 'after'] as const).map((side) => ({
        type: 'page' as const,
        src: sampleUrl(name, side, 'whole'),
        alt: side === 'before' ? t`${title}: original` : `${title}: ${captionOf(name)}`,
        ...(side === 'after' && { original: { src: sampleUrl(name, 'before', 'whole'), alt: t`${title}: original` } }),
      })),
    )
  return (
    <TextPage
      title={t`Showcases`}
      lead={
        <Trans>
          Three works that we drew for this site. Fukidashi read, cleaned and lettered every page; the words are the
          story’s own translation, and in the last picture those of the built-in model.
        </Trans>
      }
    >
      <PageHead
        title={t`Showcases · Fukidashi`}
        description={t`Sample pages of manga, a webtoon and a colour album, before and after their translation.`}
      />
      {works.map((work) => (
        <article className={styles.work} key={work.title}>
          <h2>{work.title}</h2>
          <p className={styles.author}>
            <Trans>By {author}</Trans>
          </p>
          <p className={styles.synopsis}>{work.synopsis}</p>
          <ul className={styles.pages}>
            {work.pages.map((name, page) => {
              const caption = captionOf(name)
              return (
                <li key={name}>
                  <button
                    className={styles.page}
                    type="button"
                    aria-label={t`Enlarge ${caption}`}
                    onClick={() => setOpened({ work, index: page * 2 })}
                  >
                    {(['before', 'after'] as const).map((side) => (
                      <img
                        key={side}
                        src={sampleUrl(name, side, '480')}
                        alt=""
                        width={480}
                        height={691}
                        loading="lazy"
                        decoding="async"
                      />
                    ))}
                  </button>
                  <p className={styles.caption}>{caption}</p>
                </li>
              )
            })}
          </ul>
        </article>
      ))}
      {opened && (
        <Suspense>
          <PagePreview slides={slidesOf(opened.work)} index={opened.index} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </TextPage>
  )
}
