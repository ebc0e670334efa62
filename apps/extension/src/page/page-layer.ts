import { type Box, layerIndexOf, pictureBoxOf, visiblePartOf } from './picture-box.ts'

/** What a page's sign says: what is being done, or what went wrong with a button to try again. */
export interface Sign {
  readonly text: string
  readonly retry?: { readonly label: string; readonly onRetry: () => void }
}

/** What lies over one page of a comic. It follows the page and takes no click of the site, apart from those on its own button. */
export interface PageLayer {
  /** Puts the layer where the page is now. */
  readonly place: () => void
  readonly showSign: (sign: Sign | undefined) => void
  /** Fades the translated lettering in. */
  readonly showOverlay: (overlay: ImageBitmap) => void
  readonly showOriginal: (isOriginal: boolean) => void
  readonly remove: () => void
}

const fadeMs = 180

/**
 * Lays a layer over a page. Its styles are set on its elements one by one, and its pictures are drawn on a canvas: neither
 * asks the site's content security policy, and no style reaches in or out.
 */
export function createPageLayer(page: HTMLElement, naturalSize: readonly [number, number]): PageLayer {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  const frame = document.createElement('div')
  const canvas = document.createElement('canvas')
  const pill = document.createElement('div')
  setStyles(host, {
    all: 'initial',
    position: 'absolute',
    top: '0',
    left: '0',
    width: '0',
    height: '0',
    'pointer-events': 'none',
    'z-index': String(layerIndexOf(page)),
  })
  setStyles(frame, { position: 'absolute', top: '0', left: '0' })
  setStyles(canvas, { position: 'absolute', inset: '0', width: '100%', height: '100%', display: 'none' })
  setStyles(pill, {
    position: 'absolute',
    top: '12px',
    'inset-inline-end': '12px',
    display: 'none',
    'align-items': 'center',
    gap: '8px',
    'max-width': 'min(320px, calc(100% - 24px))',
    'box-sizing': 'border-box',
    padding: '6px 12px',
    'border-radius': '16px',
    background: 'rgb(26 16 26 / 86%)',
    border: '1px solid rgb(255 255 255 / 22%)',
    color: '#fff3f9',
    font: '500 13px/1.4 system-ui, sans-serif',
    'box-shadow': '0 2px 10px rgb(0 0 0 / 30%)',
  })
  pill.setAttribute('role', 'status')
  frame.append(canvas, pill)
  root.append(frame)
  let placed = ''

  function place() {
    const parent = document.fullscreenElement?.contains(page) ? document.fullscreenElement : document.documentElement
    if (host.parentNode !== parent) parent.append(host)
    const origin = host.getBoundingClientRect()
    const box = pictureBoxOf(page, ...naturalSize)
    const clip = clipOf(box, visiblePartOf(page))
    const next = [box.left - origin.left, box.top - origin.top, box.width, box.height, clip].join(' ')
    if (next === placed) return
    placed = next
    setStyles(frame, {
      transform: `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      'clip-path': clip,
    })
  }

  place()
  return {
    place,
    showSign(sign) {
      pill.replaceChildren()
      setStyles(pill, { display: sign ? 'flex' : 'none', 'pointer-events': sign?.retry ? 'auto' : 'none' })
      if (!sign) return
      if (!sign.retry) pill.append(createRing())
      const text = document.createElement('span')
      text.textContent = sign.text
      pill.append(text)
      if (sign.retry) pill.append(createRetry(sign.retry))
    },
    showOverlay(overlay) {
      canvas.width = overlay.width
      canvas.height = overlay.height
      canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(overlay)
      setStyles(canvas, { display: 'block' })
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
    },
    showOriginal(isOriginal) {
      setStyles(canvas, { visibility: isOriginal ? 'hidden' : 'visible' })
    },
    remove() {
      host.remove()
      canvas.width = 0
    },
  }
}

/** What of a box is shown, as a `clip-path`; a frame that scrolls shows only a part of what lies in it. */
function clipOf(box: Box, visible: Box): string {
  const sides = [
    visible.top - box.top,
    box.left + box.width - (visible.left + visible.width),
    box.top + box.height - (visible.top + visible.height),
    visible.left - box.left,
  ]
  if (sides.every((side) => side <= 0.5)) return 'none'
  return `inset(${sides.map((side) => `${Math.max(0, Number.isFinite(side) ? side : 0)}px`).join(' ')})`
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

function createRetry({ label, onRetry }: NonNullable<Sign['retry']>): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  setStyles(button, {
    all: 'unset',
    flex: 'none',
    cursor: 'pointer',
    padding: '2px 10px',
    'border-radius': '12px',
    background: '#ff7ab8',
    color: '#2a0418',
    font: '600 13px/1.5 system-ui, sans-serif',
  })
  button.addEventListener('focus', () => setStyles(button, { outline: '2px solid #fff', 'outline-offset': '2px' }))
  button.addEventListener('blur', () => setStyles(button, { outline: 'none' }))
  button.addEventListener('click', (event) => {
    // A click that a script of the site made up is no wish of the reader.
    if (!event.isTrusted) return
    event.stopPropagation()
    onRetry()
  })
  return button
}

/** Sets styles so that no style sheet of the site can change them. */
export function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important')
}
