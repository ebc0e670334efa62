import { ProductError } from '@fukidashi/contract/errors'
import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { z } from 'zod'
import type { StageContext } from '../../../stage.ts'
import type { EngineSettings } from '../../engine-settings.ts'
import { keepsNumbers } from '@fukidashi/page-translation/keeps-numbers'
import { callService, type ServiceVerdict } from '../../service/call-service.ts'
import { plainQuestion, plainReply, protectTerms } from '../../service/protect-terms.ts'
import type {
  TranslationEngine,
  TranslationReply,
  TranslationRequest,
  TranslationSegment,
} from '../../translation-engine.ts'

const service = 'Google Translate'
const defaultBaseURL = 'https://translation.googleapis.com'
/** Limits of one request: 128 segments, 5,000 characters recommended (cloud.google.com/translate/quotas). */
const chunk = { segments: 128, characters: 5000 }
// Google's codes are BCP 47 tags but for these (cloud.google.com/translate/docs/languages).
const googleCodes: Partial<Record<LanguageCode, string>> = { PTB: 'pt', NOR: 'no', FIL: 'tl' }

const replySchema = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
})

interface Chunk {
  readonly source: LanguageCode
  readonly format: 'text' | 'html'
  readonly parts: readonly { readonly id: string; readonly q: string }[]
}

/**
 * Google Cloud Translation v2 (cloud.google.com/translate/docs/reference/rest/v2/translate): arrays of `q`, answered in their
 * order. A balloon that lost a number is asked for once more, alone and without markup; when the number is lost again, the
 * first reply stays.
 */
export function createGoogleEngine(settings: EngineSettings): TranslationEngine {
  const { apiKey = '', baseURL = defaultBaseURL } = settings.google ?? {}
  const translateChunk = async ({ source, format, parts }: Chunk, to: LanguageCode, signal: AbortSignal) => {
    const call = {
      service,
      url: `${baseURL.replace(/\/+$/u, '')}/language/translate/v2`,
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ q: parts.map(({ q }) => q), source: codeOf(source), target: codeOf(to), format }),
      judge: judgeGoogle,
    }
    const reply = replySchema.safeParse(await callService(call, settings, signal))
    if (!reply.success) throw new ProductError('engineReplyInvalid', `${service}: ${reply.error.message}`)
    const { translations } = reply.data.data
    if (translations.length !== parts.length) {
      throw new ProductError(
        'engineReplyInvalid',
        `${service} gave ${translations.length} translations for ${parts.length} texts.`,
      )
    }
    return parts.map(({ id }, index) => [id, plainReply(translations[index]!.translatedText)] as const)
  }

  const translate = async (
    request: TranslationRequest,
    { signal, report }: StageContext,
  ): Promise<TranslationReply> => {
    const translations = new Map<string, string>()
    let characters = 0
    for (const part of cutChunks(request)) {
      for (const [id, text] of await translateChunk(part, request.to, signal)) translations.set(id, text)
      characters += part.parts.reduce((sum, { q }) => sum + q.length, 0)
      report((0.9 * translations.size) / request.segments.length)
    }
    const lost = request.segments.filter(({ id, text }) => !keepsNumbers(text, translations.get(id)!))
    for (const { id, text, language } of lost) {
      const part = { id, q: plainQuestion(text, request.glossary) }
      const [again] = await translateChunk({ source: language, format: 'text', parts: [part] }, request.to, signal)
      if (keepsNumbers(text, again![1])) translations.set(id, again![1])
      characters += part.q.length
    }
    return { translations, usage: { characters }, names: {} }
  }
  return { translate }
}

function codeOf(language: LanguageCode): string {
  return googleCodes[language] ?? languageOf(language).tag
}

function cutChunks({ segments, glossary }: TranslationRequest): Chunk[] {
  const chunks: (Chunk & { parts: { id: string; q: string }[] })[] = []
  for (const segment of segments) {
    const { format, q } = queryOf(segment, glossary)
    const open = chunks.find(
      ({ source, format: other, parts }) => source === segment.language && other === format && hasRoom(parts, q),
    )
    if (open === undefined) chunks.push({ source: segment.language, format, parts: [{ id: segment.id, q }] })
    else open.parts.push({ id: segment.id, q })
  }
  return chunks
}

function queryOf({ text }: TranslationSegment, glossary: TranslationRequest['glossary']) {
  const html = protectTerms(text, glossary)
  return html === undefined ? ({ format: 'text', q: text } as const) : ({ format: 'html', q: html } as const)
}

function hasRoom(parts: Chunk['parts'], q: string): boolean {
  const characters = parts.reduce((sum, part) => sum + part.q.length, q.length)
  return parts.length < chunk.segments && characters <= chunk.characters
}

// Google says a used-up quota with 403 and a wrong key with 400 (cloud.google.com/translate/quotas, cloud.google.com/apis/design/errors).
function judgeGoogle(status: number, body: string): ServiceVerdict | undefined {
  if (/dailyLimitExceeded|Daily Limit Exceeded/u.test(body)) return { key: 'engineRateLimited', isPassing: false }
  if (status === 403 && /[rR]ateLimitExceeded|Rate Limit Exceeded|RATE_LIMIT_EXCEEDED/u.test(body))
    return { key: 'engineRateLimited', isPassing: true }
  if (status === 400 && /API_KEY_INVALID|keyInvalid|API key not valid/u.test(body))
    return { key: 'engineUnauthorised', isPassing: false }
  return undefined
}
