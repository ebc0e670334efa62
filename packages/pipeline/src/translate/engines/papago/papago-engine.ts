import { ProductError } from '@fukidashi/contract/errors'
import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { StageContext } from '../../../stage.ts'
import type { EngineSettings } from '../../engine-settings.ts'
import { keepsNumbers } from '@fukidashi/page-translation/keeps-numbers'
import { callService } from '../../service/call-service.ts'
import { plainQuestion, plainReply, protectTerms } from '../../service/protect-terms.ts'
import type {
  TranslationEngine,
  TranslationReply,
  TranslationRequest,
  TranslationSegment,
} from '../../translation-engine.ts'

const service = 'Papago'
const defaultBaseURL = 'https://papago.apigw.ntruss.com'
/** Calls under way at the same time: one text is one call, and the gateway limits calls a second. */
const callsAtOnce = 4

const replySchema = z.object({
  message: z.object({ result: z.object({ translatedText: z.string() }) }),
})

/**
 * Papago text translation (api.ncloud-docs.com, ai-naver-papagonmt-translation): a form with one text a call, so that no
 * text can be taken for another's; a few calls at a time. A text that lost a number is asked for once more without markup
 * and full-width digits, unless it had none; when the number is lost again, the first reply stays.
 */
export function createPapagoEngine(settings: EngineSettings): TranslationEngine {
  const { clientId = '', clientSecret = '', baseURL = defaultBaseURL } = settings.papago ?? {}
  const translateText = async (text: string, source: LanguageCode, target: LanguageCode, signal: AbortSignal) => {
    const call = {
      service,
      url: `${baseURL.replace(/\/+$/u, '')}/nmt/v1/translation`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-ncp-apigw-api-key-id': clientId,
        'x-ncp-apigw-api-key': clientSecret,
      },
      body: new URLSearchParams({ source: codeOf(source), target: codeOf(target), text }).toString(),
    }
    const reply = replySchema.safeParse(await callService(call, settings, signal))
    if (!reply.success) throw new ProductError('engineReplyInvalid', `${service}: ${reply.error.message}`)
    return reply.data.message.result.translatedText
  }

  const translateAlong = async (text: string, route: readonly LanguageCode[], signal: AbortSignal) => {
    let current = text
    let characters = 0
    for (const [hop, target] of route.slice(1).entries()) {
      characters += current.length
      current = await translateText(current, route[hop]!, target, signal)
    }
    return { translation: plainReply(current), characters }
  }

  const translateSegment = async (
    { text, route }: TranslationSegment,
    { glossary }: TranslationRequest,
    signal: AbortSignal,
  ) => {
    const question = protectTerms(text, glossary) ?? text
    const first = await translateAlong(question, route, signal)
    const plain = plainQuestion(text, glossary)
    if (keepsNumbers(text, first.translation) || plain === question) return first
    const second = await translateAlong(plain, route, signal)
    const { translation } = keepsNumbers(text, second.translation) ? second : first
    return { translation, characters: first.characters + second.characters }
  }

  const translate = async (
    request: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    const failed = new AbortController()
    const stop = AbortSignal.any([signal, failed.signal])
    let characters = 0
    const limit = pLimit(callsAtOnce)
    const work = async (segment: TranslationSegment) => {
      try {
        stop.throwIfAborted()
        const done = await translateSegment(segment, request, stop)
        translations.set(segment.id, done.translation)
        characters += done.characters
        report(translations.size / request.segments.length)
      } catch (error) {
        // The other calls of a page that has failed already are not worth their characters.
        failed.abort(error)
      }
    }
    await limit.map(request.segments, work)
    stop.throwIfAborted()
    return { translations, usage: { characters }, names: {} }
  }
  return { translate }
}

function codeOf(language: LanguageCode): string {
  return languageOf(language).tag
}
