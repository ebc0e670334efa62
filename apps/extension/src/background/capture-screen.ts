import browser, { type Tabs } from 'webextension-polyfill'
import type { OrderedImage, ScreenPart } from '../messaging/messages.ts'
import { tellTab } from './tabs.ts'

/** A tab may have one picture taken of it, soon after the reader asked for that. */
const passes = new Map<number, number>()
const passMs = 5000

/** Has what is on the screen of a tab translated, because the reader asked for it. */
export async function translateScreen(tabId: number): Promise<void> {
  passes.set(tabId, Date.now())
  await tellTab(tabId, { kind: 'captureScreen' })
}

/** A part of what the reader sees of a tab. Undefined when nobody asked, another tab is in front, or the browser does not allow it. */
export async function captureScreen(tab: Tabs.Tab | undefined, part: ScreenPart): Promise<OrderedImage | undefined> {
  if (tab?.id === undefined) return undefined
  const since = passes.get(tab.id)
  passes.delete(tab.id)
  if (since === undefined || Date.now() - since > passMs || !(await browser.tabs.get(tab.id)).active) return undefined
  const shot = await browser.tabs.captureVisibleTab(tab.windowId, { format: 'png' }).catch(() => undefined)
  if (shot === undefined) return undefined
  const whole = await createImageBitmap(await (await fetch(shot)).blob())
  const canvas = new OffscreenCanvas(part.width, part.height)
  canvas.getContext('2d')!.drawImage(whole, -part.left, -part.top)
  whole.close()
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return { kind: 'bytes', type: 'image/png', base64: toBase64(bytes) }
}

function toBase64(bytes: Uint8Array): string {
  // In parts: a call takes no million arguments.
  const partBytes = 0x80_00
  let letters = ''
  for (let start = 0; start < bytes.length; start += partBytes)
    letters += String.fromCharCode(...bytes.subarray(start, start + partBytes))
  return btoa(letters)
}
