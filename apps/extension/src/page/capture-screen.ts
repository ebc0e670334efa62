import type { OrderedImage, Request } from '../messaging/messages.ts'
import { type Box, visiblePartOf } from './picture-box.ts'

/** What was taken of the screen, and the part of an element that it shows, as shares of its width and height. */
export interface Capture {
  readonly element: HTMLElement
  readonly part: Box
  readonly image: OrderedImage
}

/**
 * Takes a picture of the largest canvas, image or background in the window as the reader sees it, or of the whole window where there
 * is none. Undefined when the browser does not allow it. `hide` takes what is ours off the screen and gives the way to bring it back.
 */
export async function captureScreen(hide: () => () => void): Promise<Capture | undefined> {
  const element = largestPicture() ?? document.documentElement
  const seen = seenBoxOf(element)
  const show = hide()
  try {
    // Two frames: the first one is drawn with what was just hidden still in it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const [left, top] = [seen.left, seen.top].map((value) => Math.round(value * devicePixelRatio)) as [number, number]
    const [width, height] = [seen.width, seen.height].map((value) => Math.round(value * devicePixelRatio)) as [
      number,
      number,
    ]
    const request: Request = { kind: 'captureScreen', part: { left, top, width, height } }
    const image = (await chrome.runtime.sendMessage(request)) as OrderedImage | undefined
    if (!image) return undefined
    const whole = element.getBoundingClientRect()
    const part = {
      left: (seen.left - whole.left) / whole.width,
      top: (seen.top - whole.top) / whole.height,
      width: seen.width / whole.width,
      height: seen.height / whole.height,
    }
    return { element, part, image }
  } finally {
    show()
  }
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
