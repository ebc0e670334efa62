/** What is told of the document. */
export interface PageWatcher {
  /** Elements came, went, or show another picture. */
  readonly onChange: () => void
  /** Pages may stand elsewhere, or have another size. */
  readonly onMove: () => void
  /** Other pages came into sight. */
  readonly onScroll: () => void
}

/** Attributes that say what an element shows. */
const pictureAttributes = ['src', 'srcset', 'style', 'class', 'media', 'data-src', 'width', 'height']
/** Nothing tells that a canvas was painted again. */
const canvasMs = 500
/** A site that changes its document without end is looked at no more often than this. */
const restMs = 120

/**
 * Watches the document until the signal aborts: elements that are added, removed or given another picture; pages that are moved
 * or resized; and what is scrolled into sight. No observer is left behind.
 */
export function watchPages({ onChange, onMove, onScroll }: PageWatcher, signal: AbortSignal) {
  const change = calmed(onChange, restMs, signal)
  const scroll = calmed(onScroll, restMs, signal)
  let isMoveDue = false
  const move = () => {
    if (isMoveDue) return
    isMoveDue = true
    requestAnimationFrame(() => {
      isMoveDue = false
      if (!signal.aborted) onMove()
    })
  }
  const mutations = new MutationObserver(() => {
    move()
    change()
  })
  mutations.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: pictureAttributes })
  const sizes = new ResizeObserver(move)
  sizes.observe(document.documentElement)
  if (document.body) sizes.observe(document.body)
  const sights = new IntersectionObserver(scroll, { rootMargin: '25%' })

  // An image that has loaded, in whatever frame, shows another picture than before.
  document.addEventListener('load', change, { capture: true, signal })
  for (const name of ['scroll', 'transitionend', 'animationend'])
    document.addEventListener(name, move, { capture: true, passive: true, signal })
  for (const name of ['resize', 'popstate', 'hashchange', 'pageshow']) window.addEventListener(name, change, { signal })
  window.addEventListener('resize', move, { signal })
  document.addEventListener('fullscreenchange', move, { signal })

  let followed = new Set<Element>()
  let looking: ReturnType<typeof setInterval> | undefined
  signal.addEventListener('abort', () => {
    mutations.disconnect()
    sizes.disconnect()
    sights.disconnect()
    clearInterval(looking)
    followed = new Set()
  })
  return {
    /** From now on these are the pages. */
    follow(elements: readonly Element[]) {
      const next = new Set(elements)
      for (const element of followed)
        if (!next.has(element)) {
          sights.unobserve(element)
          sizes.unobserve(element)
        }
      for (const element of next)
        if (!followed.has(element)) {
          sights.observe(element)
          sizes.observe(element)
        }
      followed = next
      clearInterval(looking)
      if (elements.some((element) => element instanceof HTMLCanvasElement)) looking = setInterval(change, canvasMs)
    },
  }
}

/** Runs at once, and then at most once in a while, the last call included. */
function calmed(run: () => void, restMs: number, signal: AbortSignal): () => void {
  let isResting = false
  let isDue = false
  return function call() {
    if (signal.aborted) return
    if (isResting) {
      isDue = true
      return
    }
    isResting = true
    setTimeout(() => {
      isResting = false
      if (!isDue) return
      isDue = false
      call()
    }, restMs)
    // Never within the observer's own callback: what the site does in the same turn belongs to the same change.
    queueMicrotask(() => {
      if (!signal.aborted) run()
    })
  }
}
