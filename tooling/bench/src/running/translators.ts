import type { TranslationSet } from '@fukidashi/translator/translation-sets'
import type { TranslatorRule } from '@fukidashi/translator/translator-rules'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { modelCatalog } from '@fukidashi/models/catalog'
import { createBuiltinRow } from '@fukidashi/pipeline/builtin-row'
import type { Platform } from '@fukidashi/pipeline/ports'
import type { TranslationEngine, TranslationEngineRow } from '@fukidashi/pipeline/translation-engine'
import { isoCodeOf, languageOfIsoCode } from '../data/language-tags.ts'
import { translateWithApertium } from './apertium.ts'

/** Something that translates the texts of a page, under a name for tables. */
export interface Translator {
  readonly name: string
  /** Whether it can translate a direction at all. */
  readonly offers: (from: LanguageCode, to: LanguageCode) => boolean
  readonly translate: (texts: readonly string[], from: LanguageCode, to: LanguageCode) => Promise<string[]>
}

/** A pair of languages. */
export interface Direction {
  readonly from: LanguageCode
  readonly to: LanguageCode
}

/** The directions that were asked for: what is left open is taken from those that weights ship for. */
export function directionsOf(from: LanguageCode | undefined, targets: readonly LanguageCode[]): Direction[] {
  if (from !== undefined && targets.length > 0) return targets.map((to) => ({ from, to }))
  return modelCatalog
    .flatMap((set): readonly Direction[] => set.directions)
    .filter((direction) => from === undefined || direction.from === from)
    .filter(({ to }) => targets.length === 0 || targets.includes(to))
}

/** Every direction of the weights that ship, too weak ones as well: by themselves, greedily, and with all that the engine does, or with all but some rules. */
export function ownTranslators(
  platform: Platform,
  longestSentence?: number,
  without: readonly TranslatorRule[] = [],
): Translator[] {
  const changes = longestSentence === undefined ? {} : { longestSentence }
  return pairOfTranslators(
    modelCatalog.map((set) => ({ ...set, ...changes })),
    platform,
    '',
    without,
  )
}

/**
 * The same for the weights in a folder, or in the folders within it, among those that ship: they take the place of a shipped direction,
 * or of the opposite one that its hypotheses are ranked by. A set's folder is named by its direction (`eng-spa-seed`), and it has the files of a
 * set that ships. Throws an Error when there is none.
 */
export function translatorsBeside(folder: string, platform: Platform, longestSentence = longestBeside): Translator[] {
  const isSet = (path: string) => existsSync(join(path, 'vocab.json'))
  const folders = isSet(folder) ? [resolve(folder)] : readdirSync(folder).map((name) => resolve(folder, name))
  const sets = folders.filter(isSet)
  if (sets.length === 0) throw new Error(`${folder} holds no weights: there is no vocab.json`)
  const load = async (asset: string) => {
    const path = sets.find((set) => asset.startsWith(`models:${basename(set)}/`))
    if (path === undefined) return await platform.assets.load(asset)
    return readFileSync(asset.replace(/^models:/, `${dirname(path)}/`))
  }
  const described = sets.map((path) => describeSet(path, longestSentence))
  const given = described.flatMap(({ directions }) => directions)
  const isGiven = (from: LanguageCode, to: LanguageCode) =>
    given.some((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from))
  const beside = pairOfTranslators([...described, ...modelCatalog], { ...platform, assets: { load } }, 'beside ')
  return beside.map((translator) => ({
    ...translator,
    offers: (from, to) => isGiven(from, to) && translator.offers(from, to),
  }))
}

/** The platform with every file read and every graph loaded once, for translators over the same weights. */
export function withSharedWeights(platform: Platform): Platform {
  const files = new Map<string, Promise<Uint8Array>>()
  const sessions = new Map<Uint8Array, ReturnType<Platform['inference']['createSession']>>()
  return {
    ...platform,
    assets: { load: (asset) => kept(files, asset, () => platform.assets.load(asset)) },
    inference: {
      ...platform.inference,
      createSession: (weights, hints) =>
        kept(sessions, weights, () => platform.inference.createSession(weights, hints)),
    },
  }
}

async function kept<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return await value
}

/** Debian's Apertium, where it has the pair. */
export const apertium: Translator = {
  name: 'apertium',
  offers: (from, to) => from === 'ENG' && to === 'ESP',
  translate: async (texts, from, to) =>
    await Promise.resolve(translateWithApertium(texts, `${isoCodeOf(from)}-${isoCodeOf(to)}`)),
}

// What suits the first sets, which were trained on sentences of up to 22 tokens.
const longestBeside = 14
const wordsFile = 'words.txt'
const glossesFile = 'glosses.txt'
const namesFile = 'names.txt'

function describeSet(folder: string, longestSentence: number): TranslationSet {
  const id = basename(folder)
  const [from, to] = id.split('-').map((iso) => languageOfIsoCode(iso))
  if (from === undefined || to === undefined) {
    throw new Error(`'${id}' is not named by its languages, as in 'eng-spa-seed'`)
  }
  const words = existsSync(join(folder, wordsFile)) ? { words: `${id}/${wordsFile}` } : {}
  const glosses = existsSync(join(folder, glossesFile)) ? { glosses: `${id}/${glossesFile}` } : {}
  const names = existsSync(join(folder, namesFile)) ? { names: `${id}/${namesFile}` } : {}
  const direction = { from, to, targetToken: `<2${isoCodeOf(to)}>`, chrF: 0, ...words, ...glosses, ...names }
  return { id, longestSentence, directions: [direction] }
}

function pairOfTranslators(
  sets: readonly TranslationSet[],
  platform: Platform,
  prefix: string,
  without: readonly TranslatorRule[] = [],
): Translator[] {
  // What is too weak to be offered is measured too.
  const asUseful = { chrF: 100 }
  const row = createBuiltinRow(
    sets.map((set) => ({ ...set, directions: set.directions.map((direction) => ({ ...direction, ...asUseful })) })),
  )
  const offers = (from: LanguageCode, to: LanguageCode) => row.route(from, to) !== undefined
  return (['greedy', 'beam'] as const).map((search) => ({
    name: prefix + (search === 'greedy' ? 'greedy' : 'engine'),
    offers,
    translate: translateWith(row, row.create(platform, { builtin: { search, without } })),
  }))
}

function translateWith({ route }: TranslationEngineRow, engine: TranslationEngine): Translator['translate'] {
  return async (texts, from, to) => {
    const segments = texts.map((text, index) => ({ id: String(index), text, language: from, route: route(from, to)! }))
    const context = { signal: new AbortController().signal, report: () => undefined }
    const { translations } = await engine.translate({ to, segments, glossary: {} }, context)
    return texts.map((_, index) => translations.get(String(index)) ?? '')
  }
}
