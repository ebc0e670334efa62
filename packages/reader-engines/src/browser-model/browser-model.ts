import type { LanguageCode } from '@fukidashi/contract/languages'
import {
  describeTask,
  type PageReply,
  pageReplyJsonSchema,
  pageReplySchema,
  translateWithModel,
} from '@fukidashi/page-translation/language-model'
import type { PageRequest, PageTranslation } from '@fukidashi/page-translation/page-request'
import { askBrowserModel, browserLimits, type BrowserLimits, createBrowserModel } from '../browser-download.ts'
import { tagsOf } from '../language-tags.ts'
import { type LanguagePair, type ReaderContext, type ReaderEngine, ReaderEngineError } from '../reader-engine.ts'

/**
 * The language model that the browser carries (`LanguageModel`, the Prompt API,
 * webmachinelearning.github.io/prompt-api): on the device, the whole page in one request. A page that is more than the model
 * takes at once goes in halves, each with the names of the one before.
 */
export function createBrowserModelEngine(limits: BrowserLimits = browserLimits): ReaderEngine {
  const load = async (pair: LanguagePair, task: string | undefined, context: ReaderContext) => {
    if (!('LanguageModel' in globalThis))
      throw new ReaderEngineError('unavailable', 'There is no LanguageModel in this browser.')
    const expected = expectedLanguages(pair)
    const availability = await LanguageModel.availability(expected)
    if (availability === 'unavailable') throw new ReaderEngineError('unavailable', `${pair.from} to ${pair.to}`)
    const initialPrompts: LanguageModelCreateOptions['initialPrompts'] =
      task === undefined ? [] : [{ role: 'system', content: task }]
    return await createBrowserModel(
      availability,
      async (options) => await LanguageModel.create({ ...expected, initialPrompts, ...options }),
      context,
      limits,
    )
  }

  return {
    id: 'browserModel',
    heedsHonorifics: true,
    check: async (pair) => {
      if (!('LanguageModel' in globalThis)) return { status: 'unavailable', obstacle: 'noInterface' }
      const expected = pair === undefined ? undefined : expectedLanguages(pair)
      const status = await LanguageModel.availability(expected)
      if (status === 'available') return { status }
      if (status !== 'unavailable') return { status, downloads: 1 }
      const isPair = expected !== undefined && (await LanguageModel.availability()) !== 'unavailable'
      return { status, obstacle: isPair ? 'pairUnsupported' : 'deviceUnsupported' }
    },
    prepare: async (pair, context) => {
      const session = await load(pair, undefined, context)
      session.destroy()
    },
    translate: async (request, context) => {
      const [first] = request.segments
      if (first === undefined) return { translations: new Map(), names: {} }
      // A session of its own for each page: what was said about the last one would fill the model's window.
      const session = await load({ from: first.language, to: request.to }, describeTask(request), context)
      try {
        return await translatePage(session, request, context, limits)
      } finally {
        session.destroy()
      }
    },
    close: () => undefined,
  }
}

async function translatePage(
  session: LanguageModel,
  request: PageRequest,
  { signal, report }: ReaderContext,
  limits: BrowserLimits,
): Promise<PageTranslation> {
  const responseConstraint = pageReplyJsonSchema()
  const ask = async (page: string): Promise<PageReply> => {
    const own = await session.clone({ signal })
    try {
      return parseReply(
        await askBrowserModel(
          async (limited) => await own.prompt(page, { responseConstraint, signal: limited }),
          signal,
          limits,
        ),
      )
    } finally {
      own.destroy()
    }
  }
  const translateFrom = async (part: PageRequest): Promise<PageTranslation> => {
    try {
      return await translateWithModel(part, ask, (progress) => report({ step: 'translate', progress }))
    } catch (error) {
      const isTooLong = error instanceof ReaderEngineError && error.key === 'textTooLong'
      if (!isTooLong || part.segments.length === 1) throw error
      const middle = Math.ceil(part.segments.length / 2)
      const before = await translateFrom({ ...part, segments: part.segments.slice(0, middle) })
      const glossary = { ...before.names, ...part.glossary }
      const after = await translateFrom({ ...part, segments: part.segments.slice(middle), glossary })
      return {
        translations: new Map([...before.translations, ...after.translations]),
        names: { ...after.names, ...before.names },
      }
    }
  }
  const translation = await translateFrom(request)
  if (translation.translations.size === 0) throw new ReaderEngineError('replyInvalid')
  return translation
}

function parseReply(text: string): PageReply {
  try {
    return pageReplySchema.parse(JSON.parse(text))
  } catch (error) {
    throw new ReaderEngineError('replyInvalid', undefined, { cause: error })
  }
}

function expectedLanguages({ from, to }: LanguagePair) {
  const tag = (code: LanguageCode) => tagsOf(code)[0]!
  return {
    // The task is in English, whatever the page is in.
    expectedInputs: [{ type: 'text' as const, languages: [...new Set(['en', tag(from)])] }],
    expectedOutputs: [{ type: 'text' as const, languages: [tag(to)] }],
  }
}
