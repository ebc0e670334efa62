import type { OrderedImage } from '../messaging/messages.ts'
import { naturalSizeOf } from './find-pages.ts'

// What the server takes at most (`limits.ts` of the contract, which is no part of the content script). More bytes are encoded
// with loss, which a translation does not mind.
const mostBytes = 5 * 1024 * 1024
/** Pixels of an image, and of its longer side, that the server takes at most. */
export const mostPixels = 50_000_000
export const mostSidePx = 30_000

/** WebP knows no longer side. */
const mostWebpSidePx = 16_383

/**
 * How pictures are encoded: without loss, and with loss where that is too much. WebP comes first, as Chromium encodes it beside the
 * page's own thread; PNG is encoded in that thread's idle moments, of which a busy site has none for seconds.
 */
const encodings = [
  ['image/webp', 1],
  ['image/webp', 0.92],
  ['image/jpeg', 0.85],
] as const
const encodingsOfStrips = [['image/png', 1], encodings[2]] as const
/** A site that never ends its answer would otherwise hold up every other page of the tab. */
const mostLoadMs = 15_000
const signatureSide = 16
let signatureContext: OffscreenCanvasRenderingContext2D | null | undefined

/**
 * What identifies the picture that an element shows now: its address, or the state of a canvas. Undefined while it shows none.
 * Another picture in the same element has another key.
 */
export function pictureKeyOf(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) {
    if (!element.complete || element.naturalWidth < 200 || element.naturalHeight < 150) return undefined
    return element.currentSrc || element.src
  }
  if (element instanceof HTMLCanvasElement)
    return element.width < 200 || element.height < 150 ? undefined : signatureOf(element)
  return backgroundAddressOf(element)
}

/** Tells one picture of a canvas from the next, roughly: its size, and its colours on a small square where they may be read. */
function signatureOf(canvas: HTMLCanvasElement): string {
  const name = `canvas ${canvas.width} ${canvas.height}`
  signatureContext ??= new OffscreenCanvas(signatureSide, signatureSide).getContext('2d', { willReadFrequently: true })
  if (!signatureContext) return name
  try {
    signatureContext.drawImage(canvas, 0, 0, signatureSide, signatureSide)
    const { data } = signatureContext.getImageData(0, 0, signatureSide, signatureSide)
    return `${name} ${data.reduce((hash, value) => (hash * 31 + value) | 0, 7)}`
  } catch {
    // Of another origin. What was drawn cannot be undone, so the next canvas gets a square of its own.
    signatureContext = undefined
    return name
  }
}

/** The address of an element's background image, from its style alone. */
export function backgroundAddressOf(element: Element): string | undefined {
  const match = /url\((["']?)(.*?)\1\)/.exec(getComputedStyle(element).backgroundImage)
  return match ? new URL(match[2]!, document.baseURI).href : undefined
}

/**
 * Reads the picture that an element shows: its file where the browser keeps that (unless `mayBeFile` is false), else the element
 * itself where the page may read it, else the same address asked for with the page's own rights (as an image with CORS), else only
 * its address, for the background to fetch.
 * Undefined where none of these is possible, and `tooLarge` for what the server would refuse: no memory is spent on that.
 */
export async function readImage(element: Element, mayBeFile: boolean): Promise<OrderedImage | 'tooLarge' | undefined> {
  const [width, height] = naturalSizeOf(element)
  if (width * height > mostPixels || Math.max(width, height) > mostSidePx) return 'tooLarge'
  if (element instanceof HTMLCanvasElement) return await encode(element, element.width, element.height)
  const isImage = element instanceof HTMLImageElement
  const address = isImage ? element.currentSrc || element.src : backgroundAddressOf(element)
  if (!address) return undefined
  const isRemote = /^https?:/.test(address)
  const file = mayBeFile ? await readKeptFile(address) : undefined
  if (file) return file
  // Another origin's picture is decoded to be drawn, in the page's own thread, and then nothing may be read of it.
  if (isImage && (!isRemote || element.crossOrigin || address.startsWith(`${location.origin}/`))) {
    const own = await encode(element, element.naturalWidth, element.naturalHeight)
    if (own) return own
  }
  const again = await loadImage(address, isRemote)
  if (again) {
    const copy = await encode(again, again.naturalWidth, again.naturalHeight)
    if (copy) return copy
  }
  return isRemote ? { kind: 'address', url: address } : undefined
}

/**
 * The file at an address of the page's own origin, if the browser keeps it: nobody is asked for it. To draw the element instead, the
 * browser would decode it within the page's own thread; a file of too many bytes is decoded beside that.
 */
async function readKeptFile(address: string): Promise<OrderedImage | undefined> {
  // A worker of the site's may show something other than the file. Firefox has the pixels at hand, and would tell the site of this
  // where its policy forbids such requests.
  if (navigator.serviceWorker?.controller || !chrome.runtime.getURL('').startsWith('chrome')) return undefined
  try {
    const blob = await (await fetch(address, { mode: 'same-origin', cache: 'only-if-cached' })).blob()
    if (blob.size <= mostBytes) return await toBytes(blob)
    const bitmap = await createImageBitmap(blob)
    const smaller = await encode(bitmap, bitmap.width, bitmap.height)
    bitmap.close()
    return smaller
  } catch {
    // It is not kept, of another origin, or nothing that can be decoded outside of an element.
    return undefined
  }
}

/** Loads an image outside the document, as the page itself may load it. */
async function loadImage(address: string, isRemote: boolean): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  if (isRemote) image.crossOrigin = 'anonymous'
  image.src = address
  let ending: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    ending = setTimeout(() => reject(new Error('The site did not send its image.')), mostLoadMs)
  })
  try {
    await Promise.race([image.decode(), tooLate])
    return image
  } catch {
    image.src = ''
    return undefined
  } finally {
    clearTimeout(ending)
  }
}

async function encode(
  source: HTMLImageElement | HTMLCanvasElement | ImageBitmap,
  width: number,
  height: number,
): Promise<OrderedImage | undefined> {
  if (width === 0 || height === 0) return undefined
  const canvas = new OffscreenCanvas(width, height)
  try {
    // In the main memory: the picture is drawn once and read once.
    canvas.getContext('2d', { willReadFrequently: true })!.drawImage(source, 0, 0)
    for (const [type, quality] of Math.max(width, height) > mostWebpSidePx ? encodingsOfStrips : encodings) {
      // A browser that cannot write a type writes PNG.
      const blob = await canvas.convertToBlob({ type, quality })
      if (blob.size <= mostBytes) return await toBytes(blob)
    }
    return undefined
  } catch (error) {
    // A picture of another origin: the canvas shows it and hands nothing out.
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined
    throw error
  } finally {
    // Frees the pixels at once; a chapter of strips would otherwise fill the memory.
    canvas.width = 0
  }
}

async function toBytes(blob: Blob): Promise<OrderedImage> {
  return { kind: 'bytes', base64: new Uint8Array(await blob.arrayBuffer()).toBase64() }
}

/** A PNG in base64 as a file, with its width and height; these stand behind the signature and the name of the first chunk. */
export function openOverlay(base64: string): { readonly overlay: Blob; readonly size: readonly [number, number] } {
  const bytes = Uint8Array.fromBase64(base64)
  const header = new DataView(bytes.buffer)
  return { overlay: new Blob([bytes], { type: 'image/png' }), size: [header.getUint32(16), header.getUint32(20)] }
}
