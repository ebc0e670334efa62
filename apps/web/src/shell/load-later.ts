import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * What tells that a reader has begun to use the page; `popstate` comes from the browser's own buttons. Focus alone tells
 * nothing: the cookie banner takes it by itself.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'input',
  'wheel',
  'scroll',
  'popstate',
] as const

let used: Promise<void> | undefined
let tellUse: () => void = () => {}

/** Resolves once the reader uses the page in any way. Where pages are written out, there is nothing to wait for. */
export function whenUsed(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  used ??= new Promise((resolve) => {
    tellUse = () => {
      for (const sign of signs) window.removeEventListener(sign, tellUse)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, tellUse, { passive: true })
  })
  return used
}

/** Counts as use of the page: a change of language without a touch would otherwise wait for one. */
export function countAsUsed(): void {
  void whenUsed()
  tellUse()
}

/** Resolves when the browser has nothing more urgent to do. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}

/** Loads a part as soon as there is a connection. What was written out with the page serves until then. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return await loadWhenOnline(load)
  }
}

/**
 * A part of a page that is written out with it and comes to life later: its code stays out of the first view.
 *
 * @example const Footer = loadLater(whenUsed, async () => (await import('./footer.tsx')).Footer)
 */
export function loadLater<Props>(
  wait: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await wait()
    return { default: await loadWhenOnline(load) }
  })
}
