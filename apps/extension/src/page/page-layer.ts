import type { EngineOffer, Greeting, TranslatedPage } from '../messaging/messages.ts'
import { drawOverlay } from './draw-overlay.ts'
import { createPageCard, createPointer, createReadAloud } from './page-card.ts'
import { createCompareSlider, createPageTools } from './page-tools.ts'
import { type Box, intersect, layerIndexOf, pictureBoxOf, toWholePixels, visiblePartOf } from './picture-box.ts'
import { createButton, createStyled, setStyles, shades } from './styled-elements.ts'

/** What a page's sign says: what is being done, or what went wrong with buttons for what can be done about it, if anything. */
export interface Sign {
  readonly text: string
  readonly ways?: readonly { readonly label: string; readonly onPress: () => void }[]
}

/** What a layer shows once its page is translated. */
export interface LayerPage extends TranslatedPage<Blob> {
  /** Width and height of the image, in its own pixels. */
  readonly size: readonly [number, number]
  readonly betterEngines: readonly EngineOffer[]
}

/** What a layer needs of its surroundings. */
export interface LayerOptions {
  /** The part of the element that the picture is of, as shares of its width and height; the whole when absent. */
  readonly part?: Box | undefined
  readonly greeting: Pick<Greeting, 'words' | 'language' | 'direction'>
  readonly onToggleOriginal: () => void
  /** The reader wants the page translated again, by another engine. */
  readonly onEngine: (id: EngineOffer['id']) => void
  readonly onSettings: () => void
}

/** What lies over one page of a comic. It follows the page and takes no click of the site, apart from those on its own buttons. */
export interface PageLayer {
  /** Puts the layer where the page is now. */
  readonly place: () => void
  readonly showSign: (sign: Sign | undefined) => void
  /** Fades the translated lettering in; resolves when it is there. */
  readonly showPage: (page: LayerPage) => Promise<void>
  readonly showOriginal: (isOriginal: boolean) => void
  /** Brings the tools out where the pointer is over the page. */
  readonly pointAt: (x: number, y: number) => void
  /** Puts the layer behind another one in the document, so that pages are read aloud in their order. */
  readonly follow: (previous: PageLayer) => void
  readonly host: HTMLElement
  readonly remove: () => void
}

const fadeMs = 180
/** A window that is being resized passes through many sizes; a picture is made for the one that lasts. */
const settleMs = 200
const cornerPx = 12
/** What a press or a key within a layer's own buttons would otherwise tell the site. */
const ownEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchend', 'touchmove', 'keydown', 'keyup', 'keypress'],
]

/**
 * Lays a layer over a page. Its styles are set on its elements one by one, and its pictures are drawn on a canvas: neither
 * asks the site's content security policy, and no style reaches in or out.
 */
export function createPageLayer(
  page: HTMLElement,
  naturalSize: readonly [number, number],
  { part, greeting: { words, language, direction }, onToggleOriginal, onEngine, onSettings }: LayerOptions,
): PageLayer {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  const frame = createStyled('div', { position: 'absolute', top: '0', left: '0' })
  const sheet = createStyled('div', { position: 'absolute' })
  const canvas = createStyled('canvas', { ...coverStyles, display: 'none' })
  const pill = createStyled('div', pillStyles)
  setStyles(host, {
    all: 'initial',
    position: 'absolute',
    top: '0',
    left: '0',
    width: '0',
    height: '0',
    'pointer-events': 'none',
    'z-index': String(layerIndexOf(page)),
    // Breaks Japanese between phrases, and nothing else.
    'word-break': 'auto-phrase',
  })
  frame.dir = direction
  pill.dir = direction
  frame.lang = language
  pill.setAttribute('role', 'status')
  for (const name of ownEvents) frame.addEventListener(name, (event) => event.stopPropagation())
  let shown: LayerPage | undefined
  let doubts = ''
  let isOriginal = false
  let isHeld = false
  let slider: HTMLElement | undefined
  let card: HTMLElement | undefined
  let pointer: HTMLElement | undefined
  let readAloud: HTMLElement | undefined
  const tools = createPageTools(words, {
    onHold(held) {
      isHeld = held
      showPicture()
    },
    onToggleOriginal,
    onCompare: toggleSlider,
    onText: toggleCard,
  })
  const corner = createStyled('div', {
    position: 'absolute',
    'inset-inline-end': `${cornerPx}px`,
    display: 'grid',
    gap: '8px',
    'justify-items': 'end',
    'max-width': `calc(100% - ${2 * cornerPx}px)`,
  })
  corner.append(pill, tools.element)
  sheet.append(canvas, corner)
  frame.append(sheet)
  root.append(frame)
  let placed = ''
  let isGone = false
  let settling: ReturnType<typeof setTimeout> | undefined
  let box: Box = { left: 0, top: 0, width: 0, height: 0 }
  let drawnWidth = 0

  function place() {
    const parent = document.fullscreenElement?.contains(page) ? document.fullscreenElement : document.documentElement
    if (host.parentNode !== parent) parent.append(host)
    const origin = host.getBoundingClientRect()
    const visible = visiblePartOf(page)
    box = toWholePixels(part ? partOf(page, part) : pictureBoxOf(page, ...(shown?.size ?? naturalSize)))
    const seen = intersect(box, visible)
    // A strip is higher than the window, and its buttons stand where the reader is.
    const above = Math.max(0, seen.top - box.top, -box.top)
    const top = Math.max(0, Math.min(above, box.height - 80)) + cornerPx
    const isWhole = seen.width > box.width - 1 && seen.height > box.height - 1
    const shell = isWhole ? box : seen
    const moves = [shell.left - origin.left, shell.top - origin.top, box.left - shell.left, box.top - shell.top]
    const next = [...moves, shell.width, shell.height, box.width, box.height, top].join(' ')
    if (next === placed) return
    placed = next
    setStyles(corner, { top: `${top}px` })
    // What lies outside of a frame that scrolls must not make the document wider.
    setStyles(frame, {
      transform: `translate(${moves[0]}px, ${moves[1]}px)`,
      width: `${shell.width}px`,
      height: `${shell.height}px`,
      overflow: isWhole ? 'visible' : 'clip',
    })
    setStyles(sheet, {
      left: `${moves[2]}px`,
      top: `${moves[3]}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    clearTimeout(settling)
    if (drawnWidth !== 0 && drawnWidth !== wantedWidth()) settling = setTimeout(() => void draw(), settleMs)
  }

  /** In pixels of the screen; those of the image are enough where it is shown larger. */
  function wantedWidth(): number {
    const pixels = devicePixelRatio * (visualViewport?.scale ?? 1)
    return Math.max(1, Math.min(shown!.size[0], Math.round(box.width * pixels)))
  }

  async function draw() {
    const { overlay, size } = shown!
    if (!overlay || isGone) return
    const width = wantedWidth()
    const isFirst = drawnWidth === 0
    drawnWidth = width
    const page = shown
    const isCurrent = () => !isGone && shown === page && drawnWidth === width
    if (!(await drawOverlay(canvas, overlay, { size, width, isCurrent }))) return
    setStyles(canvas, { display: 'block' })
    if (isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
  }

  function showPicture() {
    setStyles(canvas, { visibility: isOriginal || isHeld ? 'hidden' : 'visible' })
  }

  function toggleSlider() {
    if (slider) {
      slider.remove()
      slider = undefined
      return setStyles(canvas, { 'clip-path': 'none' })
    }
    slider = createCompareSlider(words.compare, (percent) =>
      setStyles(canvas, { 'clip-path': `inset(0 0 0 ${percent}%)` }),
    )
    sheet.insertBefore(slider, corner)
    slider.focus({ preventScroll: true })
  }

  function toggleCard() {
    if (card || !shown) return closeCard()
    card = createPageCard({
      words,
      page: shown,
      doubts,
      betterEngines: shown.betterEngines,
      onEngine(id) {
        closeCard()
        onEngine(id)
      },
      onSettings,
      onPoint(balloon) {
        pointer?.remove()
        pointer = balloon && createPointer(balloon.box, shown!.size)
        if (pointer) sheet.insertBefore(pointer, corner)
      },
      onClose: closeCard,
    })
    card.dir = direction
    corner.append(card)
    card.querySelector('button')!.focus({ preventScroll: true })
  }

  function closeCard() {
    card?.remove()
    pointer?.remove()
    card = undefined
    pointer = undefined
  }

  place()
  return {
    host,
    place,
    showSign(sign) {
      pill.replaceChildren()
      const ways = sign?.ways
      const display = ways ? 'grid' : 'flex'
      setStyles(pill, { display: sign ? display : 'none', 'pointer-events': ways?.length ? 'auto' : 'none' })
      if (!sign) return
      if (!ways) pill.append(createRing())
      pill.append(createStyled('span', {}, sign.text))
      if (!ways?.length) return
      const row = createStyled('div', { display: 'flex', 'flex-wrap': 'wrap', gap: '8px' })
      for (const [index, { label, onPress }] of ways.entries())
        row.append(createButton(label, index === 0 ? bestWayStyles : wayStyles, onPress))
      pill.append(row)
    },
    showPage(page) {
      shown = page
      drawnWidth = 0
      closeCard()
      place()
      readAloud?.remove()
      readAloud = createReadAloud(page, words.pageText)
      sheet.prepend(readAloud)
      setStyles(tools.element, { display: 'flex' })
      // Reading begins in an upper corner, so what stays over the page stands in the other one.
      const beginsRight = (page.balloons[0]?.box[0] ?? 0) * 2 > page.size[0]
      setStyles(corner, { direction: beginsRight ? 'rtl' : 'ltr' })
      const rough = page.balloons.filter(({ isRough }) => isRough).length
      const { length: total } = page.balloons
      const roughCount = words.roughCount.replace('{count}', String(rough)).replace('{total}', String(total))
      doubts = rough > 0 ? roughCount : ''
      tools.markRough(doubts)
      return draw()
    },
    showOriginal(wanted) {
      isOriginal = wanted
      showPicture()
    },
    pointAt(x, y) {
      tools.show(x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height)
    },
    follow(previous) {
      const isBehind = previous.host.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING
      if (!isBehind && previous.host.parentNode === host.parentNode) previous.host.after(host)
    },
    remove() {
      isGone = true
      clearTimeout(settling)
      host.remove()
      canvas.width = 0
    },
  }
}

const coverStyles = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const

const pillStyles = {
  display: 'none',
  'align-items': 'center',
  gap: '8px',
  'max-width': '360px',
  'box-sizing': 'border-box',
  padding: '7px 12px',
  'border-radius': '16px',
  background: shades.ground,
  border: shades.edge,
  color: shades.ink,
  font: '500 13px/1.4 system-ui, sans-serif',
  'text-wrap': 'pretty',
  'box-shadow': shades.shadow,
} as const

const wayStyles = { padding: '3px 10px', 'border-radius': '12px', border: shades.edge, color: shades.ink } as const
const bestWayStyles = { ...wayStyles, background: shades.accent, color: shades.onAccent } as const

function partOf(element: HTMLElement, part: Box): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: left + part.left * width,
    top: top + part.top * height,
    width: part.width * width,
    height: part.height * height,
  }
}

function createRing(): HTMLElement {
  const ring = document.createElement('span')
  setStyles(ring, {
    flex: 'none',
    width: '12px',
    height: '12px',
    'box-sizing': 'border-box',
    border: '2px solid rgb(255 122 184 / 40%)',
    'border-top-color': '#ff7ab8',
    'border-radius': '50%',
  })
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    ring.animate([{ transform: 'rotate(0turn)' }, { transform: 'rotate(1turn)' }], {
      duration: 1400,
      iterations: Number.POSITIVE_INFINITY,
    })
  return ring
}
