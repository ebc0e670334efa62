import type { PageWords } from '../messaging/messages.ts'
import { createStyled, setStyles, shades } from './styled-elements.ts'

/** Widths of pages of one comic differ by no more than this share. */
const sameWidth = 0.08

/**
 * Lets the reader point at one page of a comic: what the pointer is over is framed, a click picks it, Escape ends. The click goes to
 * nobody else. Gives a selector for all pages like it, or undefined when the reader ended or the signal aborts.
 */
export function pickPages(words: PageWords, signal: AbortSignal): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const ending = new AbortController()
  const until = { capture: true, signal: AbortSignal.any([signal, ending.signal]) }
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  setStyles(host, { all: 'initial', position: 'fixed', inset: '0', 'pointer-events': 'none', 'z-index': '2147483647' })
  const frame = createStyled('div', {
    position: 'fixed',
    display: 'none',
    'box-sizing': 'border-box',
    border: `4px solid ${shades.accent}`,
    background: 'rgb(255 122 184 / 18%)',
  })
  const note = createStyled(
    'div',
    {
      position: 'fixed',
      top: '16px',
      left: '50%',
      transform: 'translateX(-50%)',
      width: 'max-content',
      'max-width': 'calc(100vw - 32px)',
      'box-sizing': 'border-box',
      padding: '8px 16px',
      'border-radius': '18px',
      background: shades.ground,
      border: shades.edge,
      color: shades.ink,
      font: '500 14px/1.4 system-ui, sans-serif',
      'box-shadow': shades.shadow,
    },
    words.pick,
  )
  note.setAttribute('role', 'status')
  note.dir = 'auto'
  root.append(frame, note)
  document.documentElement.append(host)

  function end(selector: string | undefined) {
    ending.abort()
    host.remove()
    resolve(selector)
  }
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const element = pictureAt(clientX, clientY)
      setStyles(frame, { display: element ? 'block' : 'none' })
      if (!element) return
      const { left, top, width, height } = element.getBoundingClientRect()
      setStyles(frame, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    },
    until,
  )
  for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const)
    window.addEventListener(
      name,
      (event) => {
        if (!event.isTrusted) return
        event.preventDefault()
        event.stopImmediatePropagation()
        const element = name === 'click' ? pictureAt(event.clientX, event.clientY) : undefined
        if (element) end(selectorOf(element))
      },
      until,
    )
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Escape') return
      event.preventDefault()
      event.stopImmediatePropagation()
      end(undefined)
    },
    until,
  )
  signal.addEventListener('abort', () => end(undefined), { signal: ending.signal })
  return promise
}

/** What shows a picture at a point of the window, through whatever lies over it. */
function pictureAt(x: number, y: number): HTMLElement | undefined {
  return document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLImageElement ||
        element instanceof HTMLCanvasElement ||
        (element instanceof HTMLElement && getComputedStyle(element).backgroundImage.includes('url(')),
    )
}

/**
 * Selects an element and those of its kind that are as wide: by what they have in common, below the smallest element that has a
 * lasting name and holds them all.
 */
export function selectorOf(element: Element): string {
  const tag = element.localName
  const { width } = element.getBoundingClientRect()
  const family = [...element.ownerDocument.querySelectorAll(tag)].filter(
    (other) => Math.abs(other.getBoundingClientRect().width - width) <= sameWidth * width,
  )
  const shared = lastingClasses(element).filter((name) => family.every((other) => other.classList.contains(name)))
  const own = tag + shared.map((name) => `.${CSS.escape(name)}`).join('')
  for (let frame = element.parentElement; frame && frame !== frame.ownerDocument.body; frame = frame.parentElement) {
    if (!family.every((other) => frame.contains(other))) continue
    const name = frame.id && isLasting(frame.id) ? `#${CSS.escape(frame.id)}` : nameByClass(frame)
    if (name) return `${name} ${own}`
  }
  return own
}

function nameByClass(element: Element): string | undefined {
  const classes = lastingClasses(element)
  return classes.length > 0 ? classes.map((name) => `.${CSS.escape(name)}`).join('') : undefined
}

function lastingClasses(element: Element): string[] {
  return [...element.classList].filter(isLasting)
}

/** Numbers count pages, and names that a bundler made change with the next build. */
function isLasting(name: string): boolean {
  return !/\d/.test(name) && !/(?:active|current|loaded|loading|lazy|visible|selected)/i.test(name)
}
