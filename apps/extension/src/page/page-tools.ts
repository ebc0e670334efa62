import type { PageWords } from '../messaging/messages.ts'
import { createButton, createStyled, setStyles, shades } from './styled-elements.ts'

/** What the reader does with the tools of a page. */
export interface PageToolActions {
  /** The original is shown as long as this is held. */
  readonly onHold: (isHeld: boolean) => void
  readonly onToggleOriginal: () => void
  readonly onCompare: () => void
  readonly onText: () => void
}

/** The small buttons in the corner of a page. */
export interface PageTools {
  readonly element: HTMLElement
  /** Shows them: the pointer is over their page. They are there for the keyboard all the time. */
  readonly show: (isShown: boolean) => void
  /** The mark of a rough translation, which is always seen, stands beside them unless its label is empty. */
  readonly markRough: (label: string) => void
}

// Drawn by ourselves on a square of 20, strokes alone.
const drawings = {
  eye: 'M2 10c2-4 5-6 8-6s6 2 8 6c-2 4-5 6-8 6s-6-2-8-6zM10 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
  halves: 'M10 2v16M3 4h14v12H3zM13 8l2 2l-2 2M7 8l-2 2l2 2',
  lines: 'M4 5h12M4 9h12M4 13h8M4 17h5',
} as const

/** Makes the tools of a page, which its layer brings to sight. */
export function createPageTools(
  words: PageWords,
  { onHold, onToggleOriginal, onCompare, onText }: PageToolActions,
): PageTools {
  const element = createStyled('div', { display: 'none', gap: '6px' })
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', words.tools)
  const bar = createStyled('div', {
    display: 'flex',
    'border-radius': '16px',
    overflow: 'hidden',
    background: shades.ground,
    border: shades.edge,
    opacity: '0',
    transition: 'opacity 150ms',
  })
  const mark = createButton(words.rough, markStyles, onText)
  let isPointedAt = false
  const showBar = () => {
    const isShown = isPointedAt || bar.matches(':focus-within')
    setStyles(bar, { opacity: isShown ? '1' : '0', 'pointer-events': isShown ? 'auto' : 'none' })
  }
  const hold = createTool(words.holdOriginal, drawings.eye, () => undefined)
  followHold(hold, onHold)
  hold.addEventListener('keydown', (event) => {
    if (!event.isTrusted || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    if (!event.repeat) onToggleOriginal()
  })
  bar.append(
    hold,
    createTool(words.compare, drawings.halves, onCompare),
    createTool(words.text, drawings.lines, onText),
  )
  bar.addEventListener('focusin', showBar)
  bar.addEventListener('focusout', () => queueMicrotask(showBar))
  element.append(bar, mark)
  showBar()
  return {
    element,
    show(isShown) {
      if (isPointedAt === isShown) return
      isPointedAt = isShown
      showBar()
    },
    markRough(label) {
      setStyles(mark, { display: label ? 'block' : 'none' })
      mark.title = label
      mark.setAttribute('aria-label', label)
    },
  }
}

const markStyles = {
  display: 'none',
  padding: '5px 12px',
  'border-radius': '16px',
  background: shades.ground,
  border: shades.edge,
  color: shades.ink,
  font: '500 12px/1.5 system-ui, sans-serif',
  'pointer-events': 'auto',
} as const

function createTool(label: string, drawing: string, onPress: () => void): HTMLButtonElement {
  const button = createButton('', { display: 'grid', padding: '7px 9px', color: shades.ink }, onPress)
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 20 20',
    width: '18',
    height: '18',
    'aria-hidden': 'true',
  }))
    picture.setAttribute(name, value)
  for (const [name, value] of Object.entries({
    d: drawing,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
  }))
    path.setAttribute(name, value)
  picture.append(path)
  button.append(picture)
  button.title = label
  button.setAttribute('aria-label', label)
  return button
}

function followHold(button: HTMLElement, onHold: (isHeld: boolean) => void) {
  button.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return
    button.setPointerCapture(event.pointerId)
    onHold(true)
  })
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
    button.addEventListener(name, (event) => {
      if (event.isTrusted) onHold(false)
    })
  // A long press of a finger would open the browser's menu instead.
  button.addEventListener('contextmenu', (event) => event.preventDefault())
}

const stepPercent = 2

/** A line across a page, the original before it and the translation after it, moved by pointer and arrow keys. */
export function createCompareSlider(label: string, onMove: (percent: number) => void): HTMLElement {
  const handle = createStyled('div', {
    position: 'absolute',
    top: '0',
    bottom: '0',
    width: '32px',
    'margin-left': '-16px',
    cursor: 'ew-resize',
    'touch-action': 'none',
    'pointer-events': 'auto',
    background: `linear-gradient(${shades.accent}, ${shades.accent}) center / 2px 100% no-repeat`,
  })
  handle.setAttribute('role', 'slider')
  handle.setAttribute('aria-label', label)
  handle.setAttribute('aria-valuemin', '0')
  handle.setAttribute('aria-valuemax', '100')
  handle.tabIndex = 0
  let percent = 50
  const moveTo = (wanted: number) => {
    percent = Math.min(100, Math.max(0, wanted))
    setStyles(handle, { left: `${percent}%` })
    handle.setAttribute('aria-valuenow', String(Math.round(percent)))
    onMove(percent)
  }
  const follow = (event: PointerEvent) => {
    if (!event.isTrusted || !handle.hasPointerCapture(event.pointerId)) return
    const { left, width } = handle.parentElement!.getBoundingClientRect()
    moveTo((100 * (event.clientX - left)) / width)
  }
  handle.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return
    event.preventDefault()
    handle.focus()
    handle.setPointerCapture(event.pointerId)
  })
  handle.addEventListener('pointermove', follow)
  handle.addEventListener('keydown', (event) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: -stepPercent,
      ArrowRight: stepPercent,
      Home: -100,
      End: 100,
    }
    const step = steps[event.key]
    if (!event.isTrusted || step === undefined) return
    event.preventDefault()
    moveTo(percent + step)
  })
  moveTo(percent)
  return handle
}
