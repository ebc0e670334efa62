import { ProductError } from '@fukidashi/contract/errors'
import type { StageContext } from '../../../stage.ts'
import type { EngineSettings } from '../../engine-settings.ts'
import { keepsNumbers } from '../../text/keeps-numbers.ts'
import type { TranslationEngine, TranslationReply, TranslationRequest } from '../../translation-engine.ts'
import { createPageCompletion } from './complete-page.ts'
import { describePage, describeTask } from './page-prompt.ts'

/**
 * The whole page in one structured request. Balloons that the answer leaves out, or whose numbers it lost, are asked for
 * once more; what is missing even then is a ProductError, what lost a number twice is taken as it is.
 */
export function createGpt4oEngine(settings: EngineSettings): TranslationEngine {
  const complete = createPageCompletion(settings)

  const translate = async (
    request: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const texts = new Map(request.segments.map(({ id, text }) => [id, text]))
    const translations = new Map<string, string>()
    const names: Record<string, string> = {}
    const usage = { inputTokens: 0, outputTokens: 0 }
    const ask = async (ids: ReadonlySet<string>) => {
      const { reply, inputTokens, outputTokens } = await complete(
        describeTask(request),
        describePage(request, ids),
        signal,
      )
      for (const { id, text } of reply.translations) {
        if (ids.has(id) && text.trim() !== '') translations.set(id, text.trim())
      }
      for (const { source, target } of reply.names)
        if (source.trim() !== '' && target.trim() !== '') names[source.trim()] ??= target.trim()
      usage.inputTokens += inputTokens
      usage.outputTokens += outputTokens
    }

    await ask(new Set(texts.keys()))
    report(0.8)
    const doubtful = [...texts].filter(
      ([id, text]) => !keepsNumbers(text, translations.get(id) ?? '') || !translations.has(id),
    )
    if (doubtful.length > 0) await ask(new Set(doubtful.map(([id]) => id)))
    const missing = [...texts.keys()].filter((id) => !translations.has(id))
    if (missing.length > 0) {
      throw new ProductError(
        'engineReplyInvalid',
        `The language model left ${missing.length} of ${texts.size} balloons out twice.`,
      )
    }
    return { translations, usage, names }
  }
  return { translate }
}
