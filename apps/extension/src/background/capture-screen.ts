import browser, { type Tabs } from 'webextension-polyfill'
import type { OrderedImage, ScreenPart, Stitch } from '../messaging/messages.ts'
import { tellTab } from './tabs.ts'

/** A tab may have pictures taken of it soon after the reader asked for that: one, or as many as a long page takes. */
interface Pass {
  until: number
  shots: number
  readonly end: PromiseWithResolvers<undefined>
}

const passes = new Map<number, Pass>()
const passMs = 5000
/** So many windows below each other are more than any server takes. */
const mostShots = 40

/** Pictures that are being put together of several parts, by tab, and down to where they are covered. */
const stitches = new Map<number, { readonly canvas: OffscreenCanvas; covered: number }>()

/** Has what is on the screen of a tab translated, or the whole of a page higher than the window, because the reader asked for it. */
export async function translateScreen(tabId: number, isWhole = false): Promise<void> {
  endPass(tabId)
  passes.set(tabId, { until: Date.now() + passMs, shots: isWhole ? mostShots : 1, end: Promise.withResolvers() })
  stitches.delete(tabId)
  await tellTab(tabId, { kind: 'captureScreen', isWhole })
}

/**
 * A part of what the reader sees of a tab; with `stitch`, the whole once its last part is there. Undefined when nobody asked,
 * another tab is in front, or the browser does not allow it.
 */
export async function captureScreen(
  tab: Tabs.Tab | undefined,
  part: ScreenPart,
  stitch?: Stitch,
): Promise<OrderedImage | 'goOn' | undefined> {
  if (tab?.id === undefined || !(await usePass(tab.id))) return undefined
  const shot = await browser.tabs.captureVisibleTab(tab.windowId, { format: 'png' }).catch(() => undefined)
  if (shot === undefined) return undefined
  const whole = await createImageBitmap(await (await fetch(shot)).blob())
  const { left, top, width, height } = part
  const known = stitch && stitch.top > 0 ? stitches.get(tab.id) : undefined
  const { canvas, covered } = known ?? { canvas: new OffscreenCanvas(width, stitch?.height ?? height), covered: 0 }
  // What was covered before stays: a header that stands still lies over the first rows of every later part.
  const above = stitch ? Math.max(0, covered - stitch.top) : 0
  const at = (stitch?.top ?? 0) + above
  // A picture of the tab may be less high than its window.
  const rows = Math.min(height, whole.height - top) - above
  if (rows > 0) canvas.getContext('2d')!.drawImage(whole, left, top + above, width, rows, 0, at, width, rows)
  whole.close()
  if (stitch && !stitch.isLast) {
    stitches.set(tab.id, { canvas, covered: Math.max(covered, at + rows) })
    return 'goOn'
  }
  stitches.delete(tab.id)
  endPass(tab.id)
  const done = stitch && stitch.height < canvas.height ? cut(canvas, stitch.height) : canvas
  const bytes = new Uint8Array(await (await done.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return { kind: 'bytes', base64: bytes.toBase64() }
}

/** Waits until the picture of a tab has been taken, or cannot be any more. */
export async function waitForCaptureEnd(tab: Tabs.Tab | undefined): Promise<undefined> {
  const pass = tab?.id === undefined ? undefined : passes.get(tab.id)
  if (!pass) return
  const watch = setInterval(() => {
    if (Date.now() > pass.until) endPass(tab!.id!)
  }, passMs / 5)
  await pass.end.promise
  clearInterval(watch)
}

function endPass(tabId: number): void {
  passes.get(tabId)?.end.resolve(undefined)
  passes.delete(tabId)
}

/** The upper rows of a picture: a page may end before it was expected to. */
function cut(canvas: OffscreenCanvas, height: number): OffscreenCanvas {
  const upper = new OffscreenCanvas(canvas.width, height)
  upper.getContext('2d')!.drawImage(canvas, 0, 0)
  return upper
}

async function usePass(tabId: number): Promise<boolean> {
  const pass = passes.get(tabId)
  if (!pass || pass.shots === 0 || Date.now() > pass.until || !(await browser.tabs.get(tabId)).active) {
    endPass(tabId)
    return false
  }
  pass.shots--
  pass.until = Date.now() + passMs
  return true
}
