import type { FailureWay, Greeting, OrderAnswer, PageFailure, TabState } from '../messaging/messages.ts'
import { type Capture, captureScreen } from './capture-screen.ts'
import { type FoundPages, findPages, naturalSizeOf } from './find-pages.ts'
import { type OrderedEngine, openOrderPort, type OrderPort } from './order-port.ts'
import { createPageLayer, type LayerPage, type PageLayer } from './page-layer.ts'
import { type Progress, signOf } from './progress.ts'
import { isInWindow } from './picture-box.ts'
import { openOverlay, pictureKeyOf, readImage } from './read-image.ts'
import type { OwnSite } from '../sites/own-sites.ts'
import { setStyles } from './styled-elements.ts'
import { tellBackground } from './tell-background.ts'
import { watchRest } from './watch-rest.ts'
import { watchPages } from './watch-pages.ts'

/** The name of the port, spelled out: the table of messages is no part of the content script. */
const portName = 'orders'

/** Keys that turn no page. */
const keysAside = new Set(['Alt', 'Control', 'Escape', 'Meta', 'Shift', 'Tab'])

/** Keys that scroll a page higher than the window, and turn others. */
const keysOfScrolling = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '])

interface TrackedPage {
  readonly element: HTMLElement
  /** Of the picture that it shows; undefined while it shows none. */
  key: string | undefined
  /** Of its order; raised when the picture changes, so that a late answer finds nobody. */
  id: number
  progress: Progress
  /** What was made of it; pixels are made of its overlay only near the reader. */
  result: LayerPage | undefined
  /** Chosen for this page in place of the engine of the settings. */
  engine: OrderedEngine
  layer: PageLayer | undefined
  isOriginal: boolean
  /** Whether its file may be sent as it is. */
  isFile: boolean
}

/** The pages of one document, being read in another language. */
export interface Reading {
  readonly isOn: boolean
  /** The comic pages that the document has now. */
  readonly find: () => FoundPages
  readonly describe: () => TabState
  /** Starts or ends; the end leaves the document exactly as it was before. */
  readonly switch: () => void
  /** Shows the original of the page in the middle of the window, or its translation again. */
  readonly toggleOriginal: () => void
  /** Translates one image, whether it looks like a page or not. */
  readonly translateOne: (address: string) => void
  /** Translates what the reader sees, or all of a page higher than the window, as it is on the screen, until they go on in their viewer. */
  readonly translateScreen: (isWhole: boolean) => Promise<void>
  /** Takes an element of ours off the screen while a picture of that is taken, or puts it back. */
  readonly hideFromCapture: (host: HTMLElement) => void
  /** The reader pointed out where the pages of this site are; they are translated at once. */
  readonly addSite: (site: OwnSite) => void
  /** Tells whenever something of `describe` has changed. */
  readonly onChange: (listener: () => void, signal: AbortSignal) => void
}

/** Makes the reading of a document; it does nothing until it is switched on. */
export function createReading(greeting: Greeting): Reading {
  const { words, prefetchPages } = greeting
  let { ownSites } = greeting
  const find = () => findPages(document, location, ownSites)
  const changed = new EventTarget()
  const pages = new Map<HTMLElement, TrackedPage>()
  const chosen = new Set<HTMLElement>()
  // What was taken of the screen, by the element that it shows, until the reader goes on in their viewer.
  const captures = new Map<HTMLElement, Capture & { readonly key: string }>()
  // By picture, so that a page that comes back, or a second start, has it at once.
  const finished = new Map<string, LayerPage | undefined>()
  let port: OrderPort | undefined
  let running: AbortController | undefined
  let isReading = false
  let isCapturing = false
  let nextId = 0
  const rest = watchRest(() => {
    if (running) plan()
  })

  function scan() {
    const found = [...find().elements, ...chosen, ...captures.keys()].filter((element) => element.isConnected)
    const elements = new Set(found)
    for (const page of [...pages.values()]) if (!elements.has(page.element)) drop(page)
    for (const element of elements) {
      const key = captures.get(element)?.key ?? pictureKeyOf(element)
      const page = pages.get(element)
      if (page?.key === key && page) continue
      if (page) {
        drop(page)
        rest.noteChange(element)
      }
      const result = key === undefined ? undefined : finished.get(key)
      const progress: Progress = {
        kind: key !== undefined && finished.has(key) ? (result === undefined ? 'silent' : 'done') : 'idle',
      }
      const state = { engine: undefined, layer: undefined, isOriginal: false, isFile: true }
      pages.set(element, { element, key, id: nextId++, progress, result, ...state })
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
    const layers = ordered.flatMap(({ layer }) => (layer ? [layer] : []))
    for (const [index, layer] of layers.entries()) if (index > 0) layer.follow(layers[index - 1]!)
    const wanted = ordered.filter(
      ({ element, key, progress }, index) =>
        key !== undefined &&
        progress.kind === 'idle' &&
        first >= 0 &&
        index >= first &&
        index <= last + prefetchPages &&
        rest.isAtRest(element),
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
      const image = captures.get(page.element)?.image ?? (await readImage(page.element, page.isFile))
      if (signal.aborted || pages.get(page.element) !== page) return
      if (image && image !== 'tooLarge') {
        page.isFile &&= image.kind === 'bytes'
        setProgress(page, { kind: 'waiting', ahead: 0 })
        port!.order(id, image, isInWindow(page.element), page.engine)
      } else fail(page, image ? 'failedTooLarge' : 'failedImage')
    } catch {
      if (!signal.aborted) fail(page, 'failedImage')
    } finally {
      isReading = false
      // Also where the reader has ended and started again meanwhile.
      if (running) plan()
    }
  }

  function fail(page: TrackedPage, failure: PageFailure) {
    const ways = failure === 'failedTooLarge' ? [] : [{ label: words.retry }]
    setProgress(page, { kind: 'failed', failure, host: undefined, ways })
  }

  function hear(answer: OrderAnswer) {
    const page = [...pages.values()].find(({ id }) => id === answer.id)
    if (!page) return
    // A canvas may have been drawn on again, and has no address that tells one picture from the next.
    if (answer.kind === 'done') {
      const { overlay } = answer.page
      const result = overlay === undefined ? undefined : { ...answer.page, ...openOverlay(overlay) }
      page.result = result && { ...result, betterEngines: answer.betterEngines }
      if (page.key !== undefined && page.element instanceof HTMLImageElement) finished.set(page.key, page.result)
      if (page.result) void show(page, page.result)
      else {
        setProgress(page, { kind: 'silent' })
        showLayer(page, false)
      }
    } else if (answer.kind === 'failed') {
      const { failure, host, ways } = answer
      // A file that ends too soon, or is an animation, can still be sent as the browser shows it.
      if (failure === 'failedImage' && page.isFile) {
        page.isFile = false
        return orderAgain(page, page.engine)
      }
      setProgress(page, { kind: 'failed', failure, host, ways })
    } else
      setProgress(page, answer.kind === 'waiting' ? { kind: 'waiting', ahead: answer.ahead } : { kind: 'translating' })
  }

  /** A page counts as translated when its lettering is seen, or would be. */
  async function show(page: TrackedPage, result: LayerPage) {
    const { id } = page
    const isDrawn = await (page.layer?.showPage(result) ?? Promise.resolve()).then(
      () => true,
      () => false,
    )
    if (pages.get(page.element) !== page || page.id !== id) return
    if (isDrawn) setProgress(page, { kind: 'done' })
    else fail(page, 'failedOther')
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
    page.layer = createPageLayer(page.element, naturalSizeOf(page.element), {
      part: captures.get(page.element)?.part,
      greeting,
      onToggleOriginal: () => toggle(page),
      onEngine: (engine) => orderAgain(page, engine),
      onSettings: openSettings,
    })
    hideFromCapture(page.layer.host)
    sign(page, page.layer)
    page.layer.showOriginal(page.isOriginal)
    if (page.result) void page.layer.showPage(page.result).catch(() => undefined)
  }

  function orderAgain(page: TrackedPage, engine: OrderedEngine) {
    page.engine = engine
    page.id = nextId++
    setProgress(page, { kind: 'idle' })
    plan()
  }

  function openSettings() {
    tellBackground({ kind: 'openSettings' })
  }

  function toggle(page: TrackedPage) {
    page.isOriginal = !page.isOriginal
    page.layer?.showOriginal(page.isOriginal)
  }

  function sign(page: TrackedPage, layer: PageLayer) {
    const onWay = ({ engine, opens }: FailureWay) => {
      if (opens) tellBackground({ kind: opens })
      else if (engine) orderAgain(page, engine)
      // Other pages that failed for the same reason need not be asked for one by one.
      else if (page.progress.kind === 'failed') goOn(page.progress.failure)
    }
    layer.showSign(signOf(page.progress, words, onWay))
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
    for (const name of ['pointermove', 'pointerdown'] as const)
      window.addEventListener(name, pointAt, { capture: true, passive: true, signal: running.signal })
    for (const name of ['keydown', 'click'])
      window.addEventListener(name, leaveCaptures, { capture: true, signal: running.signal })
    // What could not be asked while the connection was gone is asked now.
    window.addEventListener('online', () => goOn('failedOffline', 'failedUnreachable'), { signal: running.signal })
    scan()
  }

  /** Orders pages again that failed for one of these reasons. */
  function goOn(...failures: readonly PageFailure[]) {
    for (const page of pages.values())
      if (page.progress.kind === 'failed' && failures.includes(page.progress.failure))
        setProgress(page, { kind: 'idle' })
    plan()
  }

  function pointAt({ clientX, clientY, isTrusted }: PointerEvent) {
    if (isTrusted) for (const { layer } of pages.values()) layer?.pointAt(clientX, clientY)
  }

  async function translateScreen(isWhole: boolean) {
    const capture = await captureScreen(setCapturing, isWhole)
    if (!capture) return
    captures.set(capture.element, { ...capture, key: `capture ${nextId}` })
    if (running) scan()
    else start()
  }

  function setCapturing(value: boolean) {
    isCapturing = value
    for (const { layer } of pages.values()) if (layer) hideFromCapture(layer.host)
    changed.dispatchEvent(new Event('change'))
  }

  // Elements within may be visible of their own, but none is less transparent than all of it.
  function hideFromCapture(host: HTMLElement) {
    setStyles(host, { opacity: isCapturing ? '0' : '1' })
  }

  /** Who presses a key or clicks in a viewer turns its page, and what was taken of the screen is no longer there. */
  function leaveCaptures(event: Event) {
    const { isTrusted, target } = event
    const isScrolled = [...captures.values()].some(({ isWhole }) => isWhole)
    const isAside =
      event instanceof KeyboardEvent &&
      (event.altKey || event.ctrlKey || keysAside.has(event.key) || (isScrolled && keysOfScrolling.has(event.key)))
    if (!isTrusted || isAside || captures.size === 0 || [...pages.values()].some(({ layer }) => layer?.host === target))
      return
    captures.clear()
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
    captures.clear()
    changed.dispatchEvent(new Event('change'))
  }

  return {
    get isOn() {
      return running !== undefined
    },
    find,
    describe() {
      const found = find()
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
      if (page) toggle(page)
    },
    translateOne(address) {
      const image = [...document.images].find((element) => (element.currentSrc || element.src) === address)
      if (!image) return
      chosen.add(image)
      if (running) scan()
      else start()
    },
    translateScreen,
    hideFromCapture,
    addSite(site) {
      ownSites = [site, ...ownSites.filter(({ address }) => address !== site.address)]
      if (running) scan()
      else start()
    },
    onChange(listener, signal) {
      changed.addEventListener('change', listener, { signal })
    },
  }
}
