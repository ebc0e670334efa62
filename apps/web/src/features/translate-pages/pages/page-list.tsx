import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { findLanguage } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { useMutation } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import {
  closestCenter,
  DndContext,
  type UniqueIdentifier,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type ComicPage, isMoving } from '../queue/comic-page.ts'
import type { PageQueue } from '../queue/page-queue.ts'
import { failureOf } from '../queue/translate-page.ts'
import { openCalls } from '../server/server-connection.ts'
import { failureWords } from '../words/failure-words.ts'
import { resultName, saveFile } from './downloads.ts'
import { PageCard } from './page-card.tsx'
import styles from './page-list.module.css'
import type { PageSlide } from './page-preview.tsx'

const PageEditor = lazy(() => import('../editor/page-editor.tsx'))
const PagePreview = lazy(() => import('./page-preview.tsx'))
const PageWords = lazy(() => import('./page-words.tsx'))
/** A press that moves less is a press. */
const dragFromPx = 6

interface PageListProps {
  readonly queue: PageQueue
  readonly pages: readonly ComicPage[]
  readonly options: TranslationOptions
  /** Opens the choices for one page alone. */
  readonly onChoose: (id: string) => void
}

/** All pages, with what can be done with all of them at once. */
export default function PageList({ queue, pages, options, onChoose }: PageListProps) {
  const { t, i18n } = useLingui()
  const [enlarged, setEnlarged] = useState<string>()
  const [edited, setEdited] = useState<string>()
  const [read, setRead] = useState<string>()
  const editedPage = pages.find(({ id }) => id === edited)
  const readPage = pages.find(({ id }) => id === read)
  const zip = useMutation({
    mutationFn: async (taskIds: string[]) => {
      const { downloadImagesZip } = await openCalls()
      saveFile(await downloadImagesZip({ taskIds }), 'fukidashi.zip')
    },
  })
  const chapter = useMutation({
    mutationFn: async (packed: { name: string; url: string }[]) => {
      const { packChapter } = await import('./pack-chapter.ts')
      saveFile(await packChapter(packed), 'fukidashi.cbz')
    },
  })
  const failed = zip.error ?? chapter.error
  const results = pages.flatMap((page) => (page.progress.step === 'done' ? [{ page, ...page.progress }] : []))
  const slides = results.map(({ page, imageUrl, language }): PageSlide => {
    const { name } = page.file
    const original = { src: page.originalUrl, alt: t`Original of ${name}` }
    return { type: 'page', src: imageUrl, alt: `${name} · ${findLanguage(language)?.label}`, original }
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
        {results.length > 1 && (
          <Button
            isBusy={chapter.isPending}
            onClick={() =>
              chapter.mutate(
                results.map(({ page, imageUrl, language }) => ({
                  name: resultName(page.file.name, language),
                  url: imageUrl,
                })),
              )
            }
          >
            {t`Download as CBZ`}
          </Button>
        )}
        {pages.some(isMoving) && (
          <Button onClick={() => pages.filter(isMoving).forEach(({ id }) => queue.cancel(id))}>{t`Cancel all`}</Button>
        )}
        {!pages.some(isMoving) && <Button onClick={queue.clear}>{t`Remove all`}</Button>}
      </div>
      {failed && (
        <p className={styles.failure} role="alert">
          {i18n._(failureWords[failureOf(failed)])}
        </p>
      )}
      <SortablePages queue={queue} pages={pages}>
        {pages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            isSortable={pages.length > 1}
            onTranslate={() => queue.translate([page.id], page.ownOptions ?? options)}
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
            onRead={() => setRead(page.id)}
            onChoose={() => onChoose(page.id)}
          />
        ))}
      </SortablePages>
      {editedPage && (
        <Suspense>
          <PageEditor queue={queue} page={editedPage} openCalls={openCalls} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
      {readPage?.progress.step === 'done' && (
        <Suspense>
          <PageWords
            name={readPage.file.name}
            language={readPage.progress.language}
            regions={readPage.progress.regions}
            onClose={() => setRead(undefined)}
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

interface SortablePagesProps extends Pick<PageListProps, 'queue' | 'pages'> {
  readonly children: ReactNode
}

/** The list, whose order is changed by dragging a page's handle, or with it by arrow keys. */
function SortablePages({ queue, pages, children }: SortablePagesProps) {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const count = pages.length
  const placeOf = (id: UniqueIdentifier) => pages.findIndex((page) => page.id === id) + 1
  const nameOf = (id: UniqueIdentifier) => pages.find((page) => page.id === id)?.file.name ?? ''
  const sayPlace = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => {
    const name = nameOf(id)
    const place = placeOf(over ?? id)
    return t`${name}: place ${place} of ${count}`
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => over && queue.move(String(active.id), placeOf(over.id) - 1)}
      accessibility={{
        screenReaderInstructions: {
          draggable: t`Press the space bar to pick the page up, move it with the arrow keys, and press the space bar again to put it down. Escape puts it back.`,
        },
        announcements: {
          onDragStart: ({ active }) => sayPlace(active.id, undefined),
          onDragOver: ({ active, over }) => sayPlace(active.id, over?.id),
          onDragEnd: ({ active, over }) => sayPlace(active.id, over?.id),
          onDragCancel: ({ active }) => sayPlace(active.id, undefined),
        },
      }}
    >
      <SortableContext items={pages.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.list}>{children}</ul>
      </SortableContext>
    </DndContext>
  )
}
