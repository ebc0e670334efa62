import type { LanguageCode } from '@fukidashi/contract/languages'
import type { Glossary, PageText } from '@fukidashi/page-translation/page-request'
import {
  askBrowserModel,
  type BrowserAvailability,
  browserLimits,
  type BrowserLimits,
  createBrowserModel,
} from '../browser-download.ts'
import { tagsOf } from '../language-tags.ts'
import {
  type LanguagePair,
  type ReaderAvailability,
  type ReaderContext,
  type ReaderEngine,
  ReaderEngineError,
} from '../reader-engine.ts'

/** One translation that the browser can do, of the one or two that lead to the target. */
interface Leg {
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly availability: Exclude<BrowserAvailability, 'unavailable'>
}

/**
 * The translator that the browser carries (`Translator`, webmachinelearning.github.io/translation-api): on the device, one
 * text at a time. Where it has no weights for a pair, it is asked for the way through English.
 */
export function createBrowserEngine(limits: BrowserLimits = browserLimits): ReaderEngine {
  const translators = new Map<string, Promise<Translator>>()

  const load = async (leg: Leg, context: ReaderContext) => {
    const key = `${leg.sourceLanguage} ${leg.targetLanguage}`
    const known = translators.get(key)
    if (known !== undefined) return await known
    const { sourceLanguage, targetLanguage, availability } = leg
    const loading = createBrowserModel(
      availability,
      async (options) => await Translator.create({ sourceLanguage, targetLanguage, ...options }),
      context,
      limits,
    )
    translators.set(key, loading)
    loading.catch(() => translators.delete(key))
    return await loading
  }

  const loadRoute = async (pair: LanguagePair, context: ReaderContext) => {
    if (!hasTranslator()) throw new ReaderEngineError('unavailable', 'There is no Translator in this browser.')
    const legs = await findRoute(pair)
    if (legs === undefined) throw new ReaderEngineError('unavailable', `${pair.from} to ${pair.to}`)
    const route: Translator[] = []
    for (const [index, leg] of legs.entries()) {
      const report: ReaderContext['report'] = ({ step, progress }) =>
        context.report({ step, progress: (index + progress) / legs.length })
      route.push(await load(leg, { ...context, report }))
    }
    return route
  }

  return {
    id: 'browser',
    heedsHonorifics: false,
    check: checkPair,
    prepare: async (pair, context) => {
      await loadRoute(pair, context)
    },
    translate: async ({ to, segments, glossary }, context) => {
      const routes = new Map<LanguageCode, readonly Translator[]>()
      for (const from of new Set(segments.map(({ language }) => language))) {
        const isMain = from === mainLanguageOf(segments)
        // A word in a third language is no reason to refuse the page, or to download anything for it.
        if (!isMain && (await checkPair({ from, to })).status !== 'available') continue
        routes.set(from, await loadRoute({ from, to }, context))
      }
      const translations = new Map<string, string>()
      for (const [index, { id, text, language }] of segments.entries()) {
        let words = routes.has(language) ? withNames(text, glossary) : ''
        for (const translator of routes.get(language) ?? [])
          words = await translateText(translator, words, context.signal, limits)
        if (words.trim() !== '') translations.set(id, words.trim())
        context.report({ step: 'translate', progress: (index + 1) / segments.length })
      }
      return { translations, names: {} }
    },
    close: () => {
      for (const loading of translators.values())
        loading.then((translator) => translator.destroy()).catch(() => undefined)
      translators.clear()
    },
  }
}

/**
 * The language of a text as the browser's `LanguageDetector` hears it, as a BCP 47 tag; undefined where there is no detector
 * without a download, or where it is less sure than `leastConfidence`.
 */
export async function detectLanguage(text: string, leastConfidence = 0.6): Promise<string | undefined> {
  if (!('LanguageDetector' in globalThis) || (await LanguageDetector.availability()) !== 'available') return undefined
  const detector = await LanguageDetector.create()
  try {
    const [likeliest] = await detector.detect(text)
    const isSure = (likeliest?.confidence ?? 0) >= leastConfidence
    return isSure && likeliest?.detectedLanguage !== 'und' ? likeliest?.detectedLanguage : undefined
  } finally {
    detector.destroy()
  }
}

const hasTranslator = () => 'Translator' in globalThis

async function checkPair(pair?: LanguagePair): Promise<ReaderAvailability> {
  if (!hasTranslator()) return { status: 'unavailable', obstacle: 'noInterface' }
  if (pair === undefined) return { status: 'available' }
  const legs = await findRoute(pair)
  if (legs === undefined) return { status: 'unavailable', obstacle: 'pairUnsupported' }
  const missing = legs.filter(({ availability }) => availability !== 'available')
  if (missing.length === 0) return { status: 'available' }
  const isComing = missing.every(({ availability }) => availability === 'downloading')
  return { status: isComing ? 'downloading' : 'downloadable', downloads: missing.length }
}

async function findRoute({ from, to }: LanguagePair): Promise<readonly Leg[] | undefined> {
  const direct = await findLeg(from, to)
  if (direct !== undefined) return [direct]
  if (from === 'ENG' || to === 'ENG') return undefined
  const [first, second] = await Promise.all([findLeg(from, 'ENG'), findLeg('ENG', to)])
  return first !== undefined && second !== undefined ? [first, second] : undefined
}

async function findLeg(from: LanguageCode, to: LanguageCode): Promise<Leg | undefined> {
  for (const sourceLanguage of tagsOf(from)) {
    for (const targetLanguage of tagsOf(to)) {
      const availability = await Translator.availability({ sourceLanguage, targetLanguage })
      if (availability !== 'unavailable') return { sourceLanguage, targetLanguage, availability }
    }
  }
  return undefined
}

function mainLanguageOf(segments: readonly PageText[]): LanguageCode | undefined {
  const counts = Map.groupBy(segments, ({ language }) => language)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** The interface takes no glossary, but leaves a name in the target's letters as it stands. Longer names first: one may contain another. */
function withNames(text: string, glossary: Glossary): string {
  return Object.entries(glossary)
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((changed, [source, target]) => changed.replaceAll(source, () => target), text)
}

/** A text that is more than the translator takes at once goes by sentences. */
async function translateText(
  translator: Translator,
  text: string,
  signal: AbortSignal,
  limits: BrowserLimits,
): Promise<string> {
  const ask = async (words: string) =>
    await askBrowserModel(async (limited) => await translator.translate(words, { signal: limited }), signal, limits)
  const needed = await askBrowserModel(
    async (limited) => await translator.measureInputUsage(text, { signal: limited }),
    signal,
    limits,
  )
  if (needed <= translator.inputQuota) return await ask(text)
  const sentences = [...new Intl.Segmenter(translator.sourceLanguage, { granularity: 'sentence' }).segment(text)]
  if (sentences.length === 1) throw new ReaderEngineError('textTooLong')
  const translated: string[] = []
  for (const { segment } of sentences) translated.push((await ask(segment)).trim())
  return translated.join(/^(?:ja|zh|th)\b/u.test(translator.targetLanguage) ? '' : ' ')
}
