import { ApiError } from '@fukidashi/api-client/api-error'
import type { ErrorKey } from '@fukidashi/contract/errors'
import { isServerEngine } from '@fukidashi/contract/engines'
import { limits } from '@fukidashi/contract/limits'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Region } from '@fukidashi/contract/region'
import pRetry from 'p-retry'
import type { Balloon, OrderedImage, TranslatedPage } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import type { ResultCache } from './result-cache.ts'
import { describeAccount } from './account.ts'
import { failureWordOf, PageError } from './page-error.ts'
import { translateOnReaderSide } from './reader-side.ts'
import { connectToServer, forgetConnection } from './server-connection.ts'

/** A site that has not sent its image by then sends none. */
const mostFetchMs = 60_000

/** Waits a second before the second attempt, then two, four, eight. */
const persistence = { retries: 4, minTimeout: 1000, factor: 2, randomize: true }

/** How the files that the server takes begin, in base64; a page that sent another kind draws it and sends that. */
const beginnings = [
  ['image/png', /^iVBORw0KGgo/],
  ['image/jpeg', /^\/9j\//],
  ['image/webp', /^UklGR.{7}RUJQ/],
] as const

/** The bytes of an ordered image. Where the page could not read it, it is fetched with the host permission that the reader gave. */
export async function readOrderedImage(
  image: OrderedImage,
  mayFetch: (url: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Blob> {
  if (image.kind === 'bytes') {
    const type = beginnings.find(([, beginning]) => beginning.test(image.base64))?.[0]
    if (!type) throw new PageError('failedImage')
    try {
      return new Blob([Uint8Array.fromBase64(image.base64)], { type })
    } catch (cause) {
      throw new PageError('failedImage', undefined, { cause })
    }
  }
  const { host } = new URL(image.url)
  if (!(await mayFetch(image.url))) throw new PageError('failedAccess', host)
  try {
    return await fetchImage(image.url, AbortSignal.any([signal, AbortSignal.timeout(mostFetchMs)]))
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof PageError ? cause : new PageError('failedImage', undefined, { cause })
  }
}

/** A site may send bytes without end: no more are taken than the server would. */
async function fetchImage(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { credentials: 'include', signal })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !response.body || !type.startsWith('image/')) throw new PageError('failedImage')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = Number(response.headers.get('content-length') ?? 0)
  const reader = response.body.getReader()
  for (let taken = 0; ; bytes = Math.max(bytes, taken)) {
    if (bytes > limits.image.maxBytes) {
      await reader.cancel()
      throw new PageError('failedTooLarge')
    }
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type })
    parts.push(value)
    taken += value.length
  }
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
): Promise<TranslatedPage> {
  // A browser that keeps nothing can translate all the same.
  const kept = await cache?.read(key).catch(() => undefined)
  if (kept !== undefined) return kept
  const translated = await pRetry(async () => await askServer(image, settings, signal), {
    ...persistence,
    signal,
    shouldRetry: ({ error }) => error instanceof ApiError && mayPass(error),
  }).catch(async (error: unknown) => {
    throw (await findMissingLogin(error, settings)) ?? error
  })
  const page = describePage(translated, settings)
  // Whoever reads does not wait for the disk.
  void cache?.keep(key, page).catch(() => undefined)
  return page
}

/** Failures that are the same a few seconds later, whatever their status says to others than readers. */
const lasting = new Set<ErrorKey | undefined>([
  'engineUnavailable',
  'engineRefused',
  'engineUnauthorised',
  'tooManyImages',
])

function mayPass({ isPassing, key }: ApiError): boolean {
  // The server may have taken this order for one that a background before this one had begun, and that ended with it.
  return (isPassing && !lasting.has(key)) || key === 'cancelled'
}

/** What a server answers to whoever is not logged in. */
const strangersOnly = new Set<ErrorKey | undefined>(['pluginNeedsPlan', 'anonymousLimitReached', 'loginRequired'])

/** Whoever is refused something may only have to log in, or may have been logged out meanwhile, which is something else to hear. */
async function findMissingLogin(error: unknown, { serverAddress }: Settings): Promise<PageError | undefined> {
  const { failure } = failureWordOf(error)
  const isStranger = failure === 'failedPlan' || (error instanceof ApiError && strangersOnly.has(error.key))
  if (!isStranger) return undefined
  const { status } = await connectToServer(serverAddress)
    .then(({ api }) => describeAccount(api, serverAddress))
    .catch(() => ({ status: 'unknown' }))
  if (status === 'ended') return new PageError('failedLoginEnded')
  return status === 'out' && failure === 'failedPlan' ? new PageError('failedAccount') : undefined
}

interface ServerPage {
  /** In base64. */
  readonly overlay: string | undefined
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
    return { overlay, regions }
  }
  // The server does not know that these calls come from a comic site.
  if (!config.entitlements.plugin) {
    // Whoever tries again may just have bought a plan.
    forgetConnection()
    throw PageError.of('pluginNeedsPlan')
  }
  const engine = options.translationModel
  const honorifics = settings.honorifics === 'usual' ? undefined : settings.honorifics
  return await translateOnReaderSide(image, { api, serverAddress, options, engine, ownService, honorifics }, signal)
}

function describePage({ overlay, regions }: ServerPage, { readingLanguage }: Settings): TranslatedPage {
  const balloons = regions.flatMap(({ box, text, language, translation, isRough = false }): Balloon[] =>
    translation ? [{ box, source: text, sourceLanguage: tagOf(language), words: translation, isRough }] : [],
  )
  return { overlay, balloons, language: tagOf(readingLanguage) }
}

function tagOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)!.tag
}
