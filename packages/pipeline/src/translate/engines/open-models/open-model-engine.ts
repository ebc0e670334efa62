import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ModelTranslator } from '../../../ports.ts'
import type { StageContext } from '../../../stage.ts'
import { namePattern } from '@fukidashi/translator/glossary-terms'
import { keepsNumbers } from '@fukidashi/page-translation/keeps-numbers'
import { plainQuestion } from '../../service/protect-terms.ts'
import type {
  TranslationEngine,
  TranslationReply,
  TranslationRequest,
  TranslationSegment,
} from '../../translation-engine.ts'
import type { ModelHop } from './open-model-family.ts'
import { toRunningText } from './to-running-text.ts'

/** What the engine works with. */
export interface OpenModelEngineParts {
  readonly modelTranslator: ModelTranslator
  /** Commits of the pulled sets by id, for the result. */
  readonly commits: Readonly<Record<string, string>>
  /** The models along a route of languages, in their order. */
  readonly findHops: (route: readonly LanguageCode[]) => readonly ModelHop[]
}

/**
 * Pulled models: the texts of a page that share a language are one batch. Names of the glossary go in as they should come out;
 * a text that lost a name or a number all the same is asked for once more with the names as they stand on the page, and when
 * that loses them too, the first translation stays.
 */
export function createOpenModelEngine({ modelTranslator, commits, findHops }: OpenModelEngineParts): TranslationEngine {
  const translateAlong = async (texts: readonly string[], hops: readonly ModelHop[], signal: AbortSignal) => {
    let current = texts
    for (const hop of hops) current = await modelTranslator.translate({ ...hop, texts: current }, signal)
    return current
  }

  const translateGroup = async (
    segments: readonly TranslationSegment[],
    hops: readonly ModelHop[],
    glossary: TranslationRequest['glossary'],
    signal: AbortSignal,
  ) => {
    const ask = async (asked: readonly TranslationSegment[], terms: TranslationRequest['glossary']) =>
      await translateAlong(
        asked.map(({ text }) => plainQuestion(toRunningText(text, Object.keys(glossary)), terms)),
        hops,
        signal,
      )
    const first = await ask(segments, glossary)
    const translations = new Map(segments.map(({ id }, index) => [id, first[index]!]))
    const lost = segments.filter(({ id, text }) => !keepsAll(text, translations.get(id)!, glossary))
    const second = await ask(lost, {})
    for (const [index, { id, text }] of lost.entries())
      if (keepsAll(text, second[index]!, glossary)) translations.set(id, second[index]!)
    return translations
  }

  const translate = async (
    { segments, glossary }: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    const sets = new Set<string>()
    for (const group of Map.groupBy(segments, (segment) => segment.language).values()) {
      const hops = findHops(group[0]!.route)
      for (const [id, text] of await translateGroup(group, hops, glossary, signal)) translations.set(id, text)
      for (const { set } of hops) sets.add(set)
      report(translations.size / segments.length)
    }
    return { translations, usage: { models: [...sets].map((set) => `${set}@${commits[set]}`) }, names: {} }
  }
  return { translate }
}

function keepsAll(text: string, translation: string, glossary: TranslationRequest['glossary']): boolean {
  const names = Object.entries(glossary).filter(([source]) => namePattern(source).test(text))
  return keepsNumbers(text, translation) && names.every(([, target]) => namePattern(target).test(translation))
}
