import type { Greeting, OrderAnswer, PageFailure, TabState } from '../messaging/messages.ts'
import { findPages, naturalSizeOf } from './find-pages.ts'
import { openOrderPort, type OrderPort } from './order-port.ts'
import { createPageLayer, type PageLayer } from './page-layer.ts'
import { decodeOverlay, pictureKeyOf, readImage } from './read-image.ts'
import { watchPages } from './watch-pages.ts'

/** The name of the port, spelled out: the table of messages is no part of the content script. */
const portName = 'orders'

type Progress =
  | { readonly kind: 'idle' | 'reading' | 'translating' | 'done' | 'silent' }
  | { readonly kind: 'waiting'; readonly ahead: number }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly host: string | undefined }

interface TrackedPage {
  readonly element: HTMLElement
  /** Of the picture that it shows; undefined while it shows none. */
  key: string | undefined
  /** Of its order; raised when the picture changes, so that a late answer finds nobody. */
  id: number
  progress: Progress
  /** The PNG of its lettering, in base64; pixels are made of it only near the reader. */
  overlay: string | undefined
  layer: PageLayer | undefined
  isOriginal: boolean
}

/** The pages of one document, being read in another language. */
export interface Reading {
  readonly isOn: boolean
  readonly describe: () => TabState
  /** Starts or ends; the end leaves the document exactly as it was before. */
  readonly switch: () => void
  /** Shows the original of the page in the middle of the window, or its translation again. */
  readonly toggleOriginal: () => void
  /** Translates one image, whether it looks like a page or not. */
  readonly translateOne: (address: string) => void
  /** Tells whenever something of `describe` has changed. */
  readonly onChange: (listener: () => void, signal: AbortSignal) => void
}

/** Makes the reading of a document; it does nothing until it is switched on. */
export function createReading({ words, prefetchPages }: Pick<Greeting, 'words' | 'prefetchPages'>): Reading {
  const changed = new EventTarget()
  const pages = new Map<HTMLElement, TrackedPage>()
  const chosen = new Set<HTMLElement>()
  // Lettering by picture, so that a page that comes back, or a second start, has it at once.
  const finished = new Map<string, string | undefined>()
  let port: OrderPort | undefined
  let running: AbortController | undefined
  let isReading = false
  let nextId = 0

  function scan() {
    const found = [...findPages(document, location).elements, ...chosen].filter((element) => element.isConnected)
    const elements = new Set(found)
    for (const page of [...pages.values()]) if (!elements.has(page.element)) drop(page)
    for (const element of elements) {
      const key = pictureKeyOf(element)
      const page = pages.get(element)
      if (page?.key === key && page) continue
      if (page) drop(page)
      const overlay = key === undefined ? undefined : finished.get(key)
      const progress: Progress = {
        kind: key !== undefined && finished.has(key) ? (overlay === undefined ? 'silent' : 'done') : 'idle',
      }
      pages.set(element, { element, key, id: nextId++, progress, overlay, layer: undefined, isOriginal: false })
    }
    watch?.follow([...pages.keys()])
    plan()
  }

  function drop(page: TrackedPage) {
    port?.cancel(page.id)
    page.layer?.remove()
    pages.delete(page.element)
  }

  /** Orders what is seen and what comes next, takes back what the reader has left, and keeps layers only around there. */
  function plan() {
    const ordered = [...pages.values()].toSorted((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    const isSeen = ordered.map(({ element }) => isInWindow(element))
    const firstSeen = isSeen.indexOf(true)
    const first =
      firstSeen >= 0 ? firstSeen : ordered.findIndex(({ element }) => element.getBoundingClientRect().top > 0)
    const last = isSeen.lastIndexOf(true) >= 0 ? isSeen.lastIndexOf(true) : first - 1
    for (const [index, page] of ordered.entries()) {
      const isWanted = first >= 0 && index >= first && index <= last + prefetchPages
      const isNear = isWanted || (first >= 0 && index >= first - 2 && index < first)
      if (page.progress.kind === 'waiting' && !isNear) {
        port?.cancel(page.id)
        page.progress = { kind: 'idle' }
      } else port?.raise(page.id, isSeen[index]!)
      showLayer(page, isNear)
    }
    const wanted = ordered.filter(
      ({ key, progress }, index) =>
        key !== undefined && progress.kind === 'idle' && first >= 0 && index >= first && index <= last + prefetchPages,
    )
    const next = wanted.find(({ element }) => isInWindow(element)) ?? wanted[0]
    if (next) void read(next)
    changed.dispatchEvent(new Event('change'))
  }

  // One after the other: several pages encoded at once would make the site stutter.
  async function read(page: TrackedPage) {
    if (isReading) return
    isReading = true
    const { signal } = running!
    setProgress(page, { kind: 'reading' })
    const { id } = page
    try {
      const image = await readImage(page.element)
      if (signal.aborted || pages.get(page.element) !== page) return
      if (image) {
        setProgress(page, { kind: 'waiting', ahead: 0 })
        port!.order(id, image, isInWindow(page.element))
      } else setProgress(page, { kind: 'failed', failure: 'failedImage', host: undefined })
    } finally {
      isReading = false
      if (!signal.aborted) plan()
    }
  }

  function hear(answer: OrderAnswer) {
    const page = [...pages.values()].find(({ id }) => id === answer.id)
    if (!page) return
    // A canvas may have been drawn on again, and has no address that tells one picture from the next.
    if (answer.kind === 'done') {
      if (page.key !== undefined && page.element instanceof HTMLImageElement) finished.set(page.key, answer.overlay)
      page.overlay = answer.overlay
      setProgress(page, { kind: answer.overlay === undefined ? 'silent' : 'done' })
      if (page.layer) void draw(page, page.layer)
    } else if (answer.kind === 'failed') {
      setProgress(page, { kind: 'failed', failure: answer.failure, host: answer.host })
    } else
      setProgress(page, answer.kind === 'waiting' ? { kind: 'waiting', ahead: answer.ahead } : { kind: 'translating' })
  }

  function setProgress(page: TrackedPage, progress: Progress) {
    page.progress = progress
    if (page.layer) sign(page, page.layer)
    changed.dispatchEvent(new Event('change'))
  }

  function showLayer(page: TrackedPage, isNear: boolean) {
    if (!isNear || page.key === undefined || page.progress.kind === 'silent') {
      page.layer?.remove()
      page.layer = undefined
      return
    }
    if (page.layer) return page.layer.place()
    page.layer = createPageLayer(page.element, naturalSizeOf(page.element))
    sign(page, page.layer)
    void draw(page, page.layer)
  }

  function sign(page: TrackedPage, layer: PageLayer) {
    const { progress } = page
    if (progress.kind === 'failed') {
      const text = words[progress.failure].replace('{host}', progress.host ?? '')
      const onRetry = () => {
        setProgress(page, { kind: 'idle' })
        plan()
      }
      return layer.showSign({ text, retry: { label: words.retry, onRetry } })
    }
    if (progress.kind === 'waiting')
      return layer.showSign({ text: words.waiting.replace('{ahead}', String(progress.ahead + 1)) })
    if (progress.kind === 'reading' || progress.kind === 'translating')
      return layer.showSign({ text: words[progress.kind] })
    return layer.showSign(undefined)
  }

  async function draw(page: TrackedPage, layer: PageLayer) {
    if (page.overlay === undefined) return
    const bitmap = await decodeOverlay(page.overlay)
    if (page.layer !== layer) return bitmap.close()
    layer.showOriginal(page.isOriginal)
    layer.showOverlay(bitmap)
  }

  let watch: ReturnType<typeof watchPages> | undefined

  function start() {
    running = new AbortController()
    port = openOrderPort(portName, hear, end)
    watch = watchPages(
      {
        onChange: scan,
        onMove: () => {
          for (const { layer } of pages.values()) layer?.place()
        },
        onScroll: plan,
      },
      running.signal,
    )
    scan()
  }

  function end() {
    running?.abort()
    running = undefined
    for (const page of [...pages.values()]) drop(page)
    port?.close()
    port = undefined
    watch = undefined
    chosen.clear()
    changed.dispatchEvent(new Event('change'))
  }

  return {
    get isOn() {
      return running !== undefined
    },
    describe() {
      const found = findPages(document, location)
      const all = [...pages.values()].map(({ progress }) => progress)
      const count = (...kinds: Progress['kind'][]) => all.filter(({ kind }) => kinds.includes(kind)).length
      const hosts = all.flatMap((progress) =>
        progress.kind === 'failed' && progress.failure === 'failedAccess' && progress.host ? [progress.host] : [],
      )
      return {
        isOn: running !== undefined,
        found: Math.max(found.elements.length, pages.size),
        confidence: found.confidence,
        translated: count('done', 'silent'),
        working: count('reading', 'waiting', 'translating'),
        failed: count('failed'),
        blockedHosts: [...new Set(hosts)],
      }
    },
    switch() {
      if (running) end()
      else start()
    },
    toggleOriginal() {
      const middle = window.innerHeight / 2
      const distance = ({ element }: TrackedPage) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top <= middle && bottom >= middle ? 0 : Math.min(Math.abs(top - middle), Math.abs(bottom - middle))
      }
      const page = [...pages.values()].toSorted((a, b) => distance(a) - distance(b))[0]
      if (!page) return
      page.isOriginal = !page.isOriginal
      page.layer?.showOriginal(page.isOriginal)
    },
    translateOne(address) {
      const image = [...document.images].find((element) => (element.currentSrc || element.src) === address)
      if (!image) return
      chosen.add(image)
      if (running) scan()
      else start()
    },
    onChange(listener, signal) {
      changed.addEventListener('change', listener, { signal })
    },
  }
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}
