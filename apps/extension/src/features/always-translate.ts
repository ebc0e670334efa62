import { sureEnough } from '../page/find-pages.ts'
import type { Feature } from './feature.ts'

const lookAgainMs = 500

/** Begins by itself on sites that the reader wants translated always, as soon as a comic is there. */
export const alwaysTranslate: Feature = {
  id: 'always-translate',
  include: ({ greeting }) => greeting.isAlways,
  init(signal, { reading }) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isComic = () => reading.find().confidence >= sureEnough
    function look() {
      timer = undefined
      if (signal.aborted || reading.isOn) return stop()
      if (!isComic()) return
      stop()
      reading.switch()
    }
    // A page may be put together by scripts, or become a chapter without a new document.
    const changes = new MutationObserver(() => {
      timer ??= setTimeout(look, lookAgainMs)
    })
    function stop() {
      changes.disconnect()
      clearTimeout(timer)
    }
    changes.observe(document, { subtree: true, childList: true })
    document.addEventListener('load', () => (timer ??= setTimeout(look, lookAgainMs)), { capture: true, signal })
    signal.addEventListener('abort', stop)
    look()
  },
}
