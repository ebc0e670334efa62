import { ProductError } from '@fukidashi/contract/errors'
import { describeTask, translateWithModel } from '@fukidashi/page-translation/language-model'
import type { EngineSettings } from '../../engine-settings.ts'
import type { TranslationEngine } from '../../translation-engine.ts'
import { createPageCompletion } from './complete-page.ts'

/** The whole page in one structured request, as `translateWithModel` does; a balloon that is missing even then is a ProductError. */
export function createGpt4oEngine(settings: EngineSettings): TranslationEngine {
  const complete = createPageCompletion(settings)
  return {
    translate: async (request, { signal, report }) => {
      const task = describeTask(request)
      const usage = { inputTokens: 0, outputTokens: 0 }
      const ask = async (page: string) => {
        const { reply, inputTokens, outputTokens } = await complete(task, page, signal)
        usage.inputTokens += inputTokens
        usage.outputTokens += outputTokens
        return reply
      }
      const { translations, names, missing } = await translateWithModel(request, ask, report)
      if (missing.length > 0) {
        throw new ProductError(
          'engineReplyInvalid',
          `The language model left ${missing.length} of ${request.segments.length} balloons out twice.`,
        )
      }
      return { translations, usage, names }
    },
  }
}
