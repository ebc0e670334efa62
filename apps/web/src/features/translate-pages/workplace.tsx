import { limits } from '@fukidashi/contract/limits'
import { Button } from '@fukidashi/ui/button'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../shell/use-locale.ts'
import { acceptFiles, type RefusedFile } from './accept-files.ts'
import { Announcements } from './announcements.tsx'
import { type ComicPage, isMoving } from './comic-page.ts'
import { DropArea } from './drop-area.tsx'
import { openFileStore } from './file-store.ts'
import { keepWork } from './kept-work.ts'
import { PageList } from './page-list.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { desk, queryClient, remainingQuery, serverQuery } from './server-connection.ts'
import { TranslationChoices } from './translation-choices.tsx'
import styles from './translator-page.module.css'
import { useImageArrival } from './use-image-arrival.ts'
import { useTranslationOptions } from './use-translation-options.ts'

const noPages: readonly ComicPage[] = []

/** The translator's working part, with its connection to the server. */
export default function Workplace() {
  return (
    <QueryClientProvider client={queryClient}>
      <DeskView />
    </QueryClientProvider>
  )
}

/** The drop area, the pages, and the choices with the button that begins. */
function DeskView() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const pages = useSyncExternalStore(desk.subscribe, desk.getPages, () => noPages)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const server = useQuery(serverQuery)
  const remaining = useRemaining(pages)
  const offer = server.data?.config
  const { options, change } = useTranslationOptions(locale, offer)
  const zone = useImageArrival(bring)
  useEffect(() => {
    void desk.keepIn(() => keepWork(() => sessionStorage, openFileStore()))
  }, [])

  function bring(files: readonly File[]) {
    const room = (offer?.limits.maxPerZip ?? limits.image.maxPerZip) - pages.length
    const sorted = acceptFiles(files, room, offer?.limits.maxBytes)
    desk.add(sorted.accepted)
    setRefused(sorted.refused)
  }

  const unfinished = pages.filter((page) => !isMoving(page) && page.progress.step !== 'done')
  const isWorking = pages.some(isMoving)
  // When all is done, the button does it once more: with another language or font, that is a wish.
  const next = unfinished.length > 0 ? unfinished : pages.filter((page) => !isMoving(page))
  return (
    <div
      className={styles.workplace}
      data-begun={pages.length > 0}
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
    >
      <input {...zone.getInputProps({ 'aria-hidden': true, 'data-testid': 'images' } as object)} />
      <Announcements pages={pages} />
      <div className={styles.pages}>
        <DropArea isCompact={pages.length > 0} isDragging={zone.isDragActive} onChoose={zone.open} onPhoto={bring} />
        <RefusedFiles files={refused} onClose={() => setRefused([])} />
        <PageList pages={pages} options={options} />
      </div>
      <section className={styles.panel} aria-label={t`Choices`}>
        {server.isError && (
          <div className={styles.trouble} role="alert">
            <p>
              <Trans>The server cannot be reached. Check your connection and try again.</Trans>
            </p>
            <Button isBusy={server.isFetching} onClick={() => void server.refetch()}>
              {t`Try again`}
            </Button>
          </div>
        )}
        <TranslationChoices options={options} onChange={change} offer={offer} />
        <div className={styles.begin}>
          <Button
            weight="main"
            isBusy={isWorking && next.length === 0}
            disabled={pages.length === 0}
            onClick={() =>
              desk.translate(
                next.map(({ id }) => id),
                options,
              )
            }
          >
            {next.length > 0 ? (
              <Plural value={next.length} one="Translate # page" other="Translate # pages" />
            ) : isWorking ? (
              t`Translating`
            ) : (
              t`Translate`
            )}
          </Button>
          {remaining !== undefined && (
            <p className={styles.remaining}>
              <Plural
                value={remaining}
                _0="No translations left for today"
                one="# translation left for today"
                other="# translations left for today"
              />
            </p>
          )}
        </div>
      </section>
    </div>
  )
}

/** Translations that are left, asked again whenever one has ended; undefined while unknown or without end. */
function useRemaining(pages: readonly ComicPage[]): number | undefined {
  const { data } = useQuery(remainingQuery)
  const client = useQueryClient()
  const ended = pages.filter(({ progress }) => progress.step === 'done' || progress.step === 'failed').length
  useEffect(() => {
    if (ended > 0) void client.invalidateQueries(remainingQuery)
  }, [ended, client])
  return data?.remaining === 'unlimited' ? undefined : data?.remaining
}
