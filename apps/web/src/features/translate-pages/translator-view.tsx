import { limits } from '@fukidashi/contract/limits'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { Button } from '@fukidashi/ui/button'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../shell/use-locale.ts'
import { acceptFiles, type RefusedFile } from './drop/accept-files.ts'
import { DropArea } from './drop/drop-area.tsx'
import { RefusedFiles } from './drop/refused-files.tsx'
import { useImageArrival } from './drop/use-image-arrival.ts'
import { loadReaderEngine } from './engines/load-reader-engines.ts'
import { askReaderEnginesAgain } from './engines/reader-offers.ts'
import { TranslationChoices } from './options/translation-choices.tsx'
import { useTranslationOptions } from './options/use-translation-options.ts'
import { Announcements } from './pages/announcements.tsx'
import { PageList } from './pages/page-list.tsx'
import { type ComicPage, isMoving } from './queue/comic-page.ts'
import { openFileStore } from './queue/file-store.ts'
import { createPageQueue } from './queue/page-queue.ts'
import { createPageStorage } from './queue/page-storage.ts'
import { queryClient, remainingQuery, serverQuery } from './server/server-connection.ts'
import styles from './translator-page.module.css'

/** The pages of this visit. */
const queue = createPageQueue(async () => (await queryClient.ensureQueryData(serverQuery)).api, loadReaderEngine)
const noPages: readonly ComicPage[] = []

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
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const { data: server } = useQuery(serverQuery)
  const config = server?.config
  const { options, change, offer, standings } = useTranslationOptions(locale, config)
  const zone = useImageArrival(bring)
  useEffect(() => {
    void queue.storeIn(() => createPageStorage(() => sessionStorage, openFileStore()))
  }, [])

  function bring(files: readonly File[]) {
    const room = (config?.limits.maxPerZip ?? limits.image.maxPerZip) - pages.length
    const sorted = acceptFiles(files, room, config?.limits.maxBytes)
    queue.add(sorted.accepted)
    setRefused(sorted.refused)
  }

  return (
    <div
      className={styles.translator}
      data-begun={pages.length > 0}
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
    >
      <input {...zone.getInputProps({ 'aria-hidden': true, 'data-testid': 'images' } as object)} />
      <Announcements pages={pages} />
      <div className={styles.pages}>
        <DropArea isCompact={pages.length > 0} isDragging={zone.isDragActive} onChoose={zone.open} onPhoto={bring} />
        <RefusedFiles files={refused} onClose={() => setRefused([])} />
        <PageList queue={queue} pages={pages} options={options} />
      </div>
      <section className={styles.panel} aria-label={t`Options`}>
        <ServerTrouble />
        <TranslationChoices options={options} onChange={change} offer={offer} config={config} standings={standings} />
        <div className={styles.begin}>
          <TranslateButton pages={pages} options={options} />
          <RemainingTranslations pages={pages} />
        </div>
      </section>
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
  readonly options: TranslationOptions
}

function TranslateButton({ pages, options }: TranslateButtonProps) {
  const { t } = useLingui()
  const idle = pages.filter((page) => !isMoving(page))
  const unfinished = idle.filter(({ progress }) => progress.step !== 'done')
  // When all is done, the button does it once more: with another language or font, that is a wish.
  const next = (unfinished.length > 0 ? unfinished : idle).map(({ id }) => id)
  const isWorking = idle.length < pages.length
  return (
    <Button
      weight="main"
      isBusy={isWorking && next.length === 0}
      disabled={pages.length === 0}
      onClick={() => queue.translate(next, options)}
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

/** How many translations are left, asked again whenever one has ended; nothing while unknown or without end. */
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
  if (remaining === undefined || remaining === 'unlimited') return null
  return (
    <p className={styles.remaining}>
      <Plural
        value={remaining}
        _0="No translations left for today"
        one="# translation left for today"
        other="# translations left for today"
      />
    </p>
  )
}
