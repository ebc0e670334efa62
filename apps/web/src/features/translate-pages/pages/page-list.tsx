import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { findLanguage } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { type ComicPage, isMoving } from '../queue/comic-page.ts'
import type { PageQueue } from '../queue/page-queue.ts'
import { failureOf } from '../queue/translate-page.ts'
import { queryClient, serverQuery } from '../server/server-connection.ts'
import { failureWords } from '../words/failure-words.ts'
import { saveFile } from './downloads.ts'
import { PageCard } from './page-card.tsx'
import styles from './page-list.module.css'
import type { PageSlide } from './page-preview.tsx'

const PageEditor = lazy(() => import('../editor/page-editor.tsx'))
const PagePreview = lazy(() => import('./page-preview.tsx'))

interface PageListProps {
  readonly queue: PageQueue
  readonly pages: readonly ComicPage[]
  readonly options: TranslationOptions
}

/** All pages, with what can be done with all of them at once. */
export function PageList({ queue, pages, options }: PageListProps) {
  const { t, i18n } = useLingui()
  const [enlarged, setEnlarged] = useState<string>()
  const [edited, setEdited] = useState<string>()
  const editedPage = pages.find(({ id }) => id === edited)
  const zip = useMutation({
    mutationFn: async (taskIds: string[]) => {
      const { api } = await queryClient.ensureQueryData(serverQuery)
      saveFile(await api.downloadImagesZip({ taskIds }), 'fukidashi.zip')
    },
  })
  if (pages.length === 0) return null
  const results = pages.flatMap((page) => (page.progress.step === 'done' ? [{ page, ...page.progress }] : []))
  const slides = results.map(({ page, imageUrl, language }): PageSlide => {
    const name = `${page.file.name} · ${findLanguage(language)?.label}`
    return { type: 'page', src: imageUrl, alt: name }
  })
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.count}>
          <Plural value={pages.length} one="# page" other="# pages" />
        </h2>
        {results.length > 1 && (
          <Button
            weight="main"
            isBusy={zip.isPending}
            onClick={() => zip.mutate([...new Set(results.map(({ taskId }) => taskId))])}
          >
            {t`Download all as ZIP`}
          </Button>
        )}
        {pages.some(isMoving) && (
          <Button onClick={() => pages.filter(isMoving).forEach(({ id }) => queue.cancel(id))}>{t`Cancel all`}</Button>
        )}
        {!pages.some(isMoving) && <Button onClick={queue.clear}>{t`Remove all`}</Button>}
      </div>
      {zip.isError && (
        <p className={styles.failure} role="alert">
          {i18n._(failureWords[failureOf(zip.error)])}
        </p>
      )}
      <ul className={styles.list}>
        {pages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            onTranslate={() => queue.translate([page.id], options)}
            onCorrect={(source) =>
              queue.translate([page.id], { ...(page.order?.options ?? options), translateFrom: source })
            }
            onCancel={() => queue.cancel(page.id)}
            onDecide={(engine) => queue.decide(page.id, engine)}
            onChangeEngine={(translationModel) => {
              if (isMoving(page)) queue.cancel(page.id)
              queue.translate([page.id], { ...(page.order?.options ?? options), translationModel })
            }}
            onRemove={() => queue.remove(page.id)}
            onPreview={() => setEnlarged(page.id)}
            onEdit={() => setEdited(page.id)}
          />
        ))}
      </ul>
      {editedPage && (
        <Suspense>
          <PageEditor
            queue={queue}
            page={editedPage}
            openCalls={async () => (await queryClient.ensureQueryData(serverQuery)).api}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      {enlarged !== undefined && (
        <Suspense>
          <PagePreview
            slides={slides}
            index={Math.max(
              0,
              results.findIndex(({ page }) => page.id === enlarged),
            )}
            onClose={() => setEnlarged(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
