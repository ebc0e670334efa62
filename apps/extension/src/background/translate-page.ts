import { ApiError } from '@fukidashi/api-client/api-error'
import { isServerEngine } from '@fukidashi/contract/engines'
import { limits } from '@fukidashi/contract/limits'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Region } from '@fukidashi/contract/region'
import pRetry from 'p-retry'
import type { Balloon, OrderedImage, TranslatedPage } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import type { ResultCache } from './result-cache.ts'
import { PageError } from './page-error.ts'
import { translateOnReaderSide } from './reader-side.ts'
import { connectToServer } from './server-connection.ts'

/** Waits a second before the second attempt, then two, four, eight. */
const persistence = { retries: 4, minTimeout: 1000, factor: 2, randomize: true }

/** The bytes of an ordered image. Where the page could not read it, it is fetched with the host permission that the reader gave. */
export async function readOrderedImage(
  image: OrderedImage,
  mayFetch: (url: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Blob> {
  if (image.kind === 'bytes') {
    return new Blob([bytesOf(image.base64)], { type: image.type })
  }
  const { host } = new URL(image.url)
  if (!(await mayFetch(image.url))) throw new PageError('failedAccess', host)
  const response = await fetch(image.url, { credentials: 'include', signal }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new PageError('failedImage', undefined, { cause })
  })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/')) throw new PageError('failedImage')
  if (Number(response.headers.get('content-length') ?? 0) > limits.image.maxBytes) throw new PageError('failedTooLarge')
  const blob = await response.blob()
  if (blob.size > limits.image.maxBytes) throw new PageError('failedTooLarge')
  return blob
}

/** The choices of a reader as the server takes them. */
export function optionsOf(settings: Settings): TranslationOptions {
  return {
    translateTo: settings.readingLanguage,
    translationModel: settings.translationModel,
    detectionModel: 'default',
    fontStyle: settings.fontStyle,
    ...(settings.honorifics !== 'usual' && { honorifics: settings.honorifics }),
  }
}

/** What is the same for two orders of the same picture with the same choices from the same server. */
export async function keyOf(image: Blob, settings: Settings): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await image.arrayBuffer())
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { address, model } = settings.ownService ?? {}
  const own = settings.translationModel === 'own' ? [address, model] : []
  return JSON.stringify([hash, settings.serverAddress, optionsOf(settings), ...own])
}

/** Translates an image, or finds what was made of it before. Tries again what may pass. */
export async function translatePage(
  image: Blob,
  { key, settings, cache }: { key: string; settings: Settings; cache: ResultCache | undefined },
  signal: AbortSignal,
): Promise<TranslatedPage<Blob>> {
  // A browser that keeps nothing can translate all the same.
  const kept = await cache?.read(key).catch(() => undefined)
  if (kept !== undefined) return kept
  const translated = await pRetry(async () => await askServer(image, settings, signal), {
    ...persistence,
    signal,
    shouldRetry: ({ error }) => error instanceof ApiError && error.isPassing,
  })
  const page = describePage(translated, settings)
  await cache?.keep(key, page).catch(() => undefined)
  return page
}

interface ServerPage {
  readonly overlay: Blob | undefined
  readonly regions: readonly Region[]
}

async function askServer(image: Blob, settings: Settings, signal: AbortSignal): Promise<ServerPage> {
  const { serverAddress, ownService } = settings
  const { api, config } = await connectToServer(serverAddress)
  const options = optionsOf(settings)
  if (!config.translationModels.find(({ id }) => id === options.translationModel)?.heedsHonorifics)
    delete options.honorifics
  if (isServerEngine(options.translationModel)) {
    const { overlay, regions } = await api.translateImage({ ...options, image }, { signal })
    return { overlay: overlay === undefined ? undefined : new Blob([bytesOf(overlay)], { type: 'image/png' }), regions }
  }
  // The server does not know that these calls come from a comic site.
  if (!config.entitlements.plugin) throw PageError.of('pluginNeedsPlan')
  return await translateOnReaderSide(image, { api, serverAddress, options, ownService }, signal)
}

function describePage({ overlay, regions }: ServerPage, { readingLanguage }: Settings): TranslatedPage<Blob> {
  const balloons = regions.flatMap(({ box, text, language, translation, isRough = false }): Balloon[] =>
    translation ? [{ box, source: text, sourceLanguage: tagOf(language), words: translation, isRough }] : [],
  )
  return { overlay, balloons, language: tagOf(readingLanguage) }
}

function tagOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)!.tag
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
