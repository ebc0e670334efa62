import { limits } from '@fukidashi/contract/limits'
import { Button } from '@fukidashi/ui/button'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../shell/use-locale.ts'
import { acceptFiles, type RefusedFile } from './drop/accept-files.ts'
import { takeSharedFiles } from './drop/shared-files.ts'
import { openArchives } from './drop/open-archives.ts'
import { DropArea } from './drop/drop-area.tsx'
import { RefusedFiles } from './drop/refused-files.tsx'
import { useImageArrival } from './drop/use-image-arrival.ts'
import { loadReaderEngine } from './engines/load-reader-engines.ts'
import { askReaderEnginesAgain } from './engines/reader-offers.ts'
import { hasUnsentEdits } from './editor/unsent-edits.ts'
import { TranslationChoices } from './options/translation-choices.tsx'
import { useTranslationOptions } from './options/use-translation-options.ts'
import { Announcements } from './pages/announcements.tsx'
import { RunProgress } from './pages/run-progress.tsx'
import { type ComicPage, isMoving } from './queue/comic-page.ts'
import { openFileStore } from './queue/file-store.ts'
import { createPageQueue } from './queue/page-queue.ts'
import { createPageStorage } from './queue/page-storage.ts'
import { openCalls, queryClient, remainingQuery, serverQuery } from './server/server-connection.ts'
import { Shortcuts } from './shortcuts.tsx'
import styles from './translator-page.module.css'

const loadPageList = () => import('./pages/page-list.tsx')
const PageList = lazy(loadPageList)
const PageOptions = lazy(() => import('./page-options.tsx'))

/** The pages of this visit. */
const queue = createPageQueue(openCalls, loadReaderEngine)
// The list itself: another empty one would count as a change, and the view would be rendered once more at once.
const noPages: readonly ComicPage[] = queue.getPages()

/** The translator's working part, with its connection to the server. */
export default function ConnectedTranslator() {
  return (
    <QueryClientProvider client={queryClient}>
      <TranslatorView />
    </QueryClientProvider>
  )
}

/** The drop area, the pages, and the choices with the button that begins. */
function TranslatorView() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const pages = useSyncExternalStore(queue.subscribe, queue.getPages, () => noPages)
  const [chosenFor, setChosenFor] = useState<string>()
  const chosenPage = pages.find(({ id }) => id === chosenFor)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const { data: server, isPending, isLoading } = useQuery(serverQuery)
  const config = server?.config
  const { options, change, offer, standings, isAsking } = useTranslationOptions(locale, config)
  async function bringAll(files: readonly File[]) {
    const { maxPerZip: maxImages, maxBytes } = config?.limits ?? limits.image
    const opened = await openArchives(files, { maxBytes, maxImages })
    const sorted = acceptFiles(opened.files, maxImages - queue.getPages().length, maxBytes)
    queue.add(sorted.accepted)
    setRefused([...opened.refused, ...sorted.refused])
  }
  const bring = (files: readonly File[]) => void bringAll(files)
  const bringShared = useEffectEvent(bring)
  useEffect(() => {
    void queue.storeIn(() => createPageStorage(() => sessionStorage, openFileStore()))
    void takeSharedFiles().then((files) => files.length > 0 && bringShared(files))
    // The editor comes in a part of its own, which is needed here only when a reload left something unsent.
    if (hasUnsentEdits())
      void import('./editor/visit-edits.ts').then(({ editsOfVisit }) => editsOfVisit(queue, openCalls))
  }, [])
  useEffect(() => {
    // Nothing is shown of it before there are pages; it is there when they come.
    if (!isLoading) void loadPageList()
  }, [isLoading])

  const zone = useImageArrival(bring)
  const idle = pages.filter((page) => !isMoving(page))
  const unfinished = idle.filter(({ progress }) => progress.step !== 'done')
  // When all is done, the button does it once more: with another language or font, that is a wish.
  const next = unfinished.length > 0 ? unfinished : idle
  const begin = () => next.forEach(({ id, ownOptions }) => queue.translate([id], ownOptions ?? options))
  const [isWished, setWished] = useState(false)
  const wish = useRef(false)
  // Before it is known which engines there are, a press would take one that the reader may not have meant.
  const isTooEarly = isLoading || isAsking
  const beginAsWished = useEffectEvent(() => {
    if (wish.current) begin()
    wish.current = false
  })
  useEffect(() => {
    if (!isTooEarly) beginAsWished()
  }, [isTooEarly])
  const translate = () => {
    if (!isTooEarly) return begin()
    wish.current = true
    setWished(true)
  }

  return (
    <div
      className={styles.translator}
      data-begun={pages.length > 0}
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
    >
      <input {...zone.getInputProps({ 'aria-hidden': true, 'data-testid': 'images' } as object)} />
      <Announcements pages={pages} />
      <Shortcuts onAdd={zone.open} onTranslate={next.length > 0 ? translate : undefined} />
      <div className={styles.pages}>
        <DropArea isCompact={pages.length > 0} isDragging={zone.isDragActive} onChoose={zone.open} onFiles={bring} />
        <RefusedFiles files={refused} onClose={() => setRefused([])} />
        <RunProgress queue={queue} pages={pages} />
        {pages.length > 0 && (
          <Suspense>
            <PageList queue={queue} pages={pages} options={options} onChoose={setChosenFor} />
          </Suspense>
        )}
      </div>
      <section className={styles.panel} aria-label={t`Options`}>
        <ServerTrouble />
        <TranslationChoices
          options={options}
          onChange={change}
          offer={offer}
          config={config}
          isWaiting={isPending}
          standings={standings}
        />
        <div className={styles.begin}>
          <TranslateButton pages={pages} next={next} isWished={isWished && isTooEarly} onTranslate={translate} />
          <RemainingTranslations pages={pages} />
        </div>
      </section>
      {chosenPage && (
        <Suspense>
          <PageOptions
            page={chosenPage}
            options={options}
            onChoose={(own) => queue.choose(chosenPage.id, own)}
            onClose={() => setChosenFor(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Says that the server cannot be reached, with a way to try again; nothing while it can. */
function ServerTrouble() {
  const { t } = useLingui()
  const server = useQuery(serverQuery)
  if (!server.isError) return null
  return (
    <div className={styles.trouble} role="alert">
      <p>
        <Trans>The server cannot be reached. Check your connection and try again.</Trans>
      </p>
      <Button isBusy={server.isFetching} onClick={() => void server.refetch()}>
        {t`Try again`}
      </Button>
    </div>
  )
}

interface TranslateButtonProps {
  readonly pages: readonly ComicPage[]
  readonly next: readonly ComicPage[]
  /** Whether it has been pressed and begins as soon as the server has said what it offers. */
  readonly isWished: boolean
  readonly onTranslate: () => void
}

function TranslateButton({ pages, next, isWished, onTranslate }: TranslateButtonProps) {
  const { t } = useLingui()
  const isWorking = pages.some(isMoving)
  return (
    <Button
      weight="main"
      isBusy={isWished || (isWorking && next.length === 0)}
      disabled={pages.length === 0}
      onClick={onTranslate}
    >
      {next.length > 0 ? (
        <Plural value={next.length} one="Translate # page" other="Translate # pages" />
      ) : isWorking ? (
        t`Translating`
      ) : (
        t`Translate`
      )}
    </Button>
  )
}

/** How many translations are left, asked again whenever one has ended; an empty line while nobody knows. */
function RemainingTranslations({ pages }: { readonly pages: readonly ComicPage[] }) {
  const { data } = useQuery(remainingQuery)
  const client = useQueryClient()
  const ended = pages.filter(({ progress }) => progress.step === 'done' || progress.step === 'failed').length
  useEffect(() => {
    if (ended === 0) return
    void client.invalidateQueries(remainingQuery)
    // A page may have brought a language pack.
    void askReaderEnginesAgain(client)
  }, [ended, client])
  const remaining = data?.remaining
  return (
    <p className={styles.remaining}>
      {remaining === 'unlimited' ? (
        <Trans>No limit on translations</Trans>
      ) : (
        remaining !== undefined && (
          <Plural
            value={remaining}
            _0="No translations left for today"
            one="# translation left for today"
            other="# translations left for today"
          />
        )
      )}
    </p>
  )
}
