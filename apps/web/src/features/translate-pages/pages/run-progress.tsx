import { Button } from '@fukidashi/ui/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type ComicPage, isMoving } from '../queue/comic-page.ts'
import type { PageQueue } from '../queue/page-queue.ts'
import styles from './page-list.module.css'

const minuteMs = 60_000

interface RunProgressProps {
  readonly queue: PageQueue
  readonly pages: readonly ComicPage[]
}

/** How long it will take yet, in the tab's title how far it is, and a notification at the end for readers who are elsewhere. */
export function RunProgress({ queue, pages }: RunProgressProps) {
  const { t } = useLingui()
  const leftMs = useSyncExternalStore(queue.subscribe, queue.getLeftMs, () => undefined)
  const [permission, setPermission] = useState(readPermission)
  const ended = pages.filter(({ progress }) => ['done', 'failed', 'cancelled'].includes(progress.step)).length
  const begun = pages.filter(({ progress }) => progress.step !== 'ready').length
  const isWorking = pages.some(isMoving)
  useTitle(isWorking ? `${ended}/${begun} · ` : '')
  const failed = pages.filter(({ progress }) => progress.step === 'failed').length
  const news = failed > 0 ? t`Some pages were not translated.` : t`Your pages are translated.`
  useNews(isWorking, news)
  if (!isWorking) return null
  const minutes = leftMs === undefined ? undefined : Math.round(leftMs / minuteMs)
  return (
    <p className={styles.run}>
      {minutes === 0 && <Trans>Less than a minute left</Trans>}
      {minutes !== undefined && minutes > 0 && (
        <Plural value={minutes} one="About # minute left" other="About # minutes left" />
      )}
      {permission === 'default' && (
        <Button onClick={() => void Notification.requestPermission().then(setPermission)}>
          {t`Notify me when it is done`}
        </Button>
      )}
    </p>
  )
}

function readPermission(): NotificationPermission | undefined {
  return typeof Notification === 'undefined' ? undefined : Notification.permission
}

/** Puts words before the tab's title, which is the page's own. */
function useTitle(prefix: string) {
  useEffect(() => {
    if (prefix === '') return
    const title = document.title
    document.title = prefix + title
    return () => {
      if (document.title === prefix + title) document.title = title
    }
  }, [prefix])
}

/** Says that the work is over, to readers who look elsewhere and want to be told. */
function useNews(isWorking: boolean, news: string) {
  const wasWorking = useRef(false)
  useEffect(() => {
    const isOver = wasWorking.current && !isWorking
    wasWorking.current = isWorking
    if (isOver && document.hidden && readPermission() === 'granted') void notify(news)
  }, [isWorking, news])
}

async function notify(news: string) {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Phones show those alone that come from a service worker.
  if (registration) await registration.showNotification('Fukidashi', { body: news, tag: 'translated' })
  else new Notification('Fukidashi', { body: news, tag: 'translated' })
}
