/** A box in pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an element's picture stands in the window: within border and padding, as `object-fit` or `background-size` puts it. */
export function pictureBoxOf(element: HTMLElement, naturalWidth: number, naturalHeight: number): Box {
  const outer = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const px = (value: string) => Number.parseFloat(value) || 0
  const isImage = element instanceof HTMLImageElement || element instanceof HTMLCanvasElement
  // A transformed element is larger or smaller on the screen than its own pixels say.
  const scale = element.offsetWidth > 0 ? outer.width / element.offsetWidth : 1
  const inset = (side: 'Left' | 'Top' | 'Right' | 'Bottom') =>
    scale * (px(style[`border${side}Width`]) + (isImage ? px(style[`padding${side}`]) : 0))
  const box = {
    left: outer.left + inset('Left'),
    top: outer.top + inset('Top'),
    width: Math.max(0, outer.width - inset('Left') - inset('Right')),
    height: Math.max(0, outer.height - inset('Top') - inset('Bottom')),
  }
  const fit = isImage ? style.objectFit : style.backgroundSize.replace('auto', 'none')
  if (fit !== 'contain' && fit !== 'cover' && fit !== 'scale-down' && fit !== 'none') return box
  if (naturalWidth === 0 || naturalHeight === 0) return box
  const ratios = [box.width / naturalWidth, box.height / naturalHeight] as const
  const contain = Math.min(...ratios)
  const factor = { contain, cover: Math.max(...ratios), none: scale, 'scale-down': Math.min(scale, contain) }[fit]
  const width = naturalWidth * factor
  const height = naturalHeight * factor
  const [x = '50%', y = '50%'] = (isImage ? style.objectPosition : style.backgroundPosition).split(' ')
  const shift = (value: string, free: number) => (value.endsWith('%') ? (px(value) / 100) * free : px(value) * scale)
  return {
    left: box.left + shift(x, box.width - width),
    top: box.top + shift(y, box.height - height),
    width,
    height,
  }
}

/** The part of the window in which an element can be seen: of its own box, what its frames, which may scroll, leave. */
export function visiblePartOf(element: HTMLElement): Box {
  // A picture that covers its element ends with it.
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    if (frame === document.body || frame === document.documentElement) break
    const { overflowX, overflowY } = getComputedStyle(frame)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const box = frame.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** The same box as a browser paints pictures: from whole pixel to whole pixel of the screen. */
export function toWholePixels({ left, top, width, height }: Box): Box {
  const snap = (value: number) => Math.round(value * devicePixelRatio) / devicePixelRatio
  return {
    left: snap(left),
    top: snap(top),
    width: snap(left + width) - snap(left),
    height: snap(top + height) - snap(top),
  }
}

/** What two boxes share; of no size, at the edge of the second, where they share nothing. */
export function intersect(one: Box, other: Box): Box {
  const left = Math.min(Math.max(one.left, other.left), other.left + other.width)
  const top = Math.min(Math.max(one.top, other.top), other.top + other.height)
  return {
    left,
    top,
    width: Math.max(0, Math.min(one.left + one.width, other.left + other.width) - left),
    height: Math.max(0, Math.min(one.top + one.height, other.top + other.height) - top),
  }
}

/** The `z-index` that stands over an element wherever it is: that of its outermost raised frame. */
export function layerIndexOf(element: HTMLElement): number {
  let index = 0
  for (let frame: HTMLElement | null = element; frame; frame = frame.parentElement) {
    const value = Number.parseInt(getComputedStyle(frame).zIndex, 10)
    if (!Number.isNaN(value)) index = value
  }
  return Math.max(0, index)
}

/** Whether any of an element is in the window. */
export function isInWindow(element: HTMLElement): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}
