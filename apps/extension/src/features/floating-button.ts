import { sureEnough } from '../page/find-pages.ts'
import { createButton, createStyled, setStyles, shades } from '../page/styled-elements.ts'
import { tellBackground } from '../page/tell-background.ts'
import type { Feature, PageContext } from './feature.ts'

const lookAgainMs = 1000
/** A pointer that moved no further has pressed the button; one that moved further has moved it. */
const pressPx = 4

/** A small button on pages that hold a comic: translate, or show the original. It can be moved along the edge, and hidden on this site. */
export const floatingButton: Feature = {
  id: 'floating-button',
  include: ({ greeting }) => greeting.buttonTop !== undefined,
  init(signal, page) {
    let button: ReturnType<typeof createFloatingButton> | undefined
    function look() {
      if (signal.aborted) return
      const isComic = page.reading.isOn || page.reading.find().confidence >= sureEnough
      if (isComic) button ??= createFloatingButton(page, signal)
      else {
        button?.remove()
        button = undefined
      }
      button?.update()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        look()
      }, lookAgainMs)
    }
    document.addEventListener('load', later, { capture: true, signal })
    window.addEventListener('popstate', later, { signal })
    page.reading.onChange(look, signal)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      button?.remove()
    })
    look()
  },
}

function createFloatingButton(
  { greeting: { words, language, direction, buttonTop }, reading }: PageContext,
  signal: AbortSignal,
) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  const bar = createStyled('div', {
    display: 'flex',
    'border-radius': '18px',
    overflow: 'hidden',
    background: shades.ground,
    border: shades.edge,
    'box-shadow': shades.shadow,
    'touch-action': 'none',
  })
  // Its press is told from a move below, where the pointer is followed.
  const press = createButton(words.translate, partStyles, () => undefined)
  const hide = createButton('×', partStyles, () => {
    host.remove()
    tellBackground({ kind: 'hideButton', hostname: location.hostname })
  })
  hide.title = words.hideButton
  hide.setAttribute('aria-label', words.hideButton)
  setStyles(host, { all: 'initial', direction, position: 'fixed', 'inset-inline-end': '12px', 'z-index': '2147483647' })
  bar.lang = language
  bar.append(press, hide)
  root.append(bar)
  moveTo(buttonTop ?? 0.8)
  document.documentElement.append(host)

  function moveTo(top: number) {
    setStyles(host, { top: `min(calc(100vh - 44px), max(4px, ${(top * 100).toFixed(2)}vh))` })
  }
  const start = (event: PointerEvent) => {
    if (!event.isTrusted || event.button !== 0) return
    const from = event.clientY
    const origin = host.getBoundingClientRect().top
    let hasMoved = false
    const gesture = new AbortController()
    const until = { signal: AbortSignal.any([signal, gesture.signal]) }
    press.setPointerCapture(event.pointerId)
    const topAt = (y: number) => Math.min(1, Math.max(0, (origin + y - from) / window.innerHeight))
    press.addEventListener(
      'pointermove',
      (move) => {
        hasMoved ||= Math.abs(move.clientY - from) > pressPx
        if (hasMoved) moveTo(topAt(move.clientY))
      },
      until,
    )
    press.addEventListener(
      'pointerup',
      (up) => {
        gesture.abort()
        if (hasMoved) tellBackground({ kind: 'moveButton', top: topAt(up.clientY) })
        else reading.switch()
      },
      until,
    )
    press.addEventListener('pointercancel', () => gesture.abort(), until)
  }
  press.addEventListener('pointerdown', start, { signal })
  press.addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        reading.switch()
      }
    },
    { signal },
  )
  return {
    update() {
      press.textContent = reading.isOn ? words.original : words.translate
      reading.hideFromCapture(host)
    },
    remove: () => host.remove(),
  }
}

const partStyles = { padding: '7px 12px', color: shades.ink } as const
