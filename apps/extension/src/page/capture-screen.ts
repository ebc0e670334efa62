import type { OrderedImage, Request } from '../messaging/messages.ts'
import { type Box, visiblePartOf } from './picture-box.ts'
import { mostPixels, mostSidePx } from './read-image.ts'

/** What was taken of the screen, and the part of an element that it shows, as shares of its width and height. */
export interface Capture {
  readonly element: HTMLElement
  readonly part: Box
  readonly image: OrderedImage
  /** Whether all of the element was taken, so that scrolling in it turns no page. */
  readonly isWhole: boolean
}

/** Browsers take two pictures of a tab a second. */
const betweenShotsMs = 600
/** Parts lie over each other by the rest, so that what stands still at the top of the window is covered by the part before. */
const stepShare = 0.8

/** Whether this document stands in a frame of another one. */
export const isFramed = window !== window.top

/**
 * Takes a picture of the largest canvas, image or background in the window as the reader sees it, or of the whole window where there
 * is none; with `isWhole`, of all of it, scrolled through from its top and put together. Undefined when the browser does not allow
 * it, and in a frame, which waits until the window it stands in is done. `hide` takes what is ours off the screen meanwhile.
 */
export async function captureScreen(hide: (isHidden: boolean) => void, isWhole: boolean): Promise<Capture | undefined> {
  hide(true)
  try {
    if (isFramed) return void (await ask({ kind: 'captureEnd' }))
    const element = largestPicture() ?? document.documentElement
    return await (isWhole && element !== document.documentElement ? captureWhole(element) : captureSeen(element))
  } finally {
    hide(false)
  }
}

async function captureSeen(element: HTMLElement): Promise<Capture | undefined> {
  const seen = seenBoxOf(element)
  await drawn()
  const image = await ask({ kind: 'captureScreen', part: toScreen(seen) })
  if (!image || image === 'goOn') return undefined
  return { element, part: partOf(element, seen), image, isWhole: false }
}

async function captureWhole(element: HTMLElement): Promise<Capture | undefined> {
  const scroller = scrollerOf(element)
  const { scrollTop: before } = scroller
  const scrollTo = (top: number) => scroller.scrollTo({ top, behavior: 'instant' })
  try {
    scrollTo(before + element.getBoundingClientRect().top - visibleTopOf(scroller))
    for (let first: number | undefined; ; ) {
      await drawn()
      const whole = element.getBoundingClientRect()
      const seen = seenBoxOf(element)
      first ??= seen.top - whole.top
      const part = toScreen(seen)
      const height = Math.round((whole.height - first) * devicePixelRatio)
      const most = Math.min(height, mostSidePx, Math.floor(mostPixels / part.width))
      const top = Math.round((seen.top - whole.top - first) * devicePixelRatio)
      const room = Math.min(part.height, most - top)
      if (room < 1) return undefined
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
      const isLast = isAtEnd || top + room >= most
      const stitch = { height: isLast ? Math.min(most, top + room) : most, top, isLast }
      const image = await ask({ kind: 'captureScreen', part: { ...part, height: room }, stitch })
      if (!image) return undefined
      if (image !== 'goOn') {
        const taken = { ...seen, top: whole.top + first, height: (top + room) / devicePixelRatio }
        return { element, part: partOf(element, taken), image, isWhole: true }
      }
      await new Promise((resolve) => setTimeout(resolve, betweenShotsMs))
      scrollTo(scroller.scrollTop + seen.height * stepShare)
    }
  } finally {
    scrollTo(before)
  }
}

async function ask(request: Request): Promise<OrderedImage | 'goOn' | undefined> {
  return (await chrome.runtime.sendMessage(request)) as OrderedImage | 'goOn' | undefined
}

/** Two frames: the first one is drawn with what was just hidden, or scrolled away, still in it. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

function toScreen({ left, top, width, height }: Box) {
  const px = (value: number) => Math.round(value * devicePixelRatio)
  return { left: px(left), top: px(top), width: px(width), height: px(height) }
}

/** A box of the window as shares of an element. */
function partOf(element: HTMLElement, { left, top, width, height }: Box): Box {
  const whole = element.getBoundingClientRect()
  return {
    left: (left - whole.left) / whole.width,
    top: (top - whole.top) / whole.height,
    width: width / whole.width,
    height: height / whole.height,
  }
}

/** What moves an element up and down: the nearest frame that scrolls, or the document. */
function scrollerOf(element: HTMLElement): Element {
  for (let frame = element.parentElement; frame; frame = frame.parentElement)
    if (/auto|scroll/.test(getComputedStyle(frame).overflowY) && frame.scrollHeight > frame.clientHeight) return frame
  return document.scrollingElement ?? document.documentElement
}

function visibleTopOf(scroller: Element): number {
  return scroller === document.scrollingElement ? 0 : Math.max(0, scroller.getBoundingClientRect().top)
}

function largestPicture(): HTMLElement | undefined {
  const pictures = [...document.querySelectorAll<HTMLElement>('canvas, img, [style*="background"]')]
    .map((element) => ({ element, area: seenBoxOf(element).width * seenBoxOf(element).height }))
    .filter(({ area }) => area > (window.innerWidth * window.innerHeight) / 8)
  return pictures.toSorted((a, b) => b.area - a.area)[0]?.element
}

/** What is seen of an element in the window. */
function seenBoxOf(element: HTMLElement): Box {
  const box = element.getBoundingClientRect()
  const frame = visiblePartOf(element)
  const left = Math.max(0, box.left, frame.left)
  const top = Math.max(0, box.top, frame.top)
  const right = Math.min(window.innerWidth, box.right, frame.left + frame.width || Number.POSITIVE_INFINITY)
  const bottom = Math.min(window.innerHeight, box.bottom, frame.top + frame.height || Number.POSITIVE_INFINITY)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
