import { findErrorKey } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { Region } from '@fukidashi/contract/region'
import { longestWaitMs, type Task } from '@fukidashi/contract/translation-calls'
import type { Glossary, PageRequest, PageTranslation } from '@fukidashi/page-translation/page-request'
import { createOwnServiceEngine, type OwnService } from '@fukidashi/reader-engines/own-service'
import type { ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import pLimit from 'p-limit'
import { askWindowEngine } from './engine-window.ts'
import { PageError, readerFailureOf } from './page-error.ts'
import type { ServerCalls } from './server-connection.ts'

/** What a page is translated with when its words come from the reader's side. */
export interface ReaderSide {
  readonly api: ServerCalls
  readonly serverAddress: string
  readonly options: TranslationOptions
  readonly engine: ReaderEngineId
  readonly ownService: OwnService | undefined
  /** What becomes of honorifics, for engines that can be told; the server is not. */
  readonly honorifics: PageRequest['honorifics']
}

type Awaiting = Extract<Task, { status: 'awaitingWords' }>

/** One page at a time: a device runs one model, and a name stays as the page before chose it. */
const turn = pLimit(1)
/** Names that were chosen so far, by target language. */
const names = new Map<LanguageCode, Glossary>()

/**
 * Has the server read, erase and letter a page, and brings the words from the reader's own service in between. Throws an ApiError,
 * a PageError, a ReaderEngineError, or the signal's reason; the order is then taken back.
 */
export async function translateOnReaderSide(
  image: Blob,
  { api, serverAddress, options, ...side }: ReaderSide,
  signal: AbortSignal,
): Promise<{ readonly overlay: string | undefined; readonly regions: readonly Region[] }> {
  const { imageId } = await api.uploadImage({ file: new File([image], 'page') }, { signal })
  let task = await api.submitTranslateTask({ imageId, ...options }, { signal })
  const { taskId } = task
  try {
    for (;;) {
      if (task.status === 'failed') throw PageError.of(findErrorKey(task.error.code))
      if (task.status === 'cancelled') throw PageError.of('cancelled')
      if (task.status === 'done') {
        if (task.outcome !== 'done') return { overlay: undefined, regions: task.regions }
        const file = await fetch(new URL(task.overlayUrl, serverAddress), { signal })
        if (!file.ok) throw PageError.of('notFound')
        return { overlay: new Uint8Array(await file.arrayBuffer()).toBase64(), regions: task.regions }
      }
      if (task.status === 'awaitingWords') {
        const words = await translateWords(side, task, signal)
        task = await api.handInWords({ taskId, words }, { signal })
      } else task = await api.getTranslateResult({ taskId, waitMs: longestWaitMs }, { signal })
    }
  } catch (error) {
    // Whether it arrives or not: a page without words gives its credit back in the end.
    void api.cancelTranslateTask({ taskId }).catch(() => undefined)
    throw readerFailureOf(error, side.engine)
  }
}

type Side = Pick<ReaderSide, 'engine' | 'ownService' | 'honorifics'>

async function translateWords(side: Side, { regions, translateTo: to }: Awaiting, signal: AbortSignal) {
  const segments = regions
    .filter(({ isToTranslate }) => isToTranslate)
    .map(({ id, text, language }) => ({ id, text, language }))
  if (segments.length === 0) return []
  return await turn(async () => {
    signal.throwIfAborted()
    const { honorifics } = side
    const request = { to, segments, glossary: names.get(to) ?? {}, ...(honorifics && { honorifics }) }
    const found = await ask(side, request, signal)
    names.set(to, { ...names.get(to), ...found.names })
    return [...found.translations].map(([regionId, text]) => ({ regionId, text }))
  })
}

/** Asks the engine: the reader's own service from here, and what the browser carries in a document. */
async function ask(
  { engine, ownService }: Side,
  page: PageRequest,
  signal: AbortSignal,
): Promise<Pick<PageTranslation, 'translations' | 'names'>> {
  if (engine === 'own') {
    const service = createOwnServiceEngine(() => ownService, { isPageEncrypted: false })
    return await service.translate(page, { signal, report: () => undefined })
  }
  const { honorifics, ...rest } = page
  const request = { ...rest, segments: [...page.segments], glossary: { ...page.glossary } }
  const { translations, names: chosen } = await askWindowEngine(
    { kind: 'translate', engine, page: honorifics === undefined ? request : { ...request, honorifics } },
    signal,
  )
  return { translations: new Map(translations), names: chosen }
}
