import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import { languageOf } from '@fukidashi/contract/languages'
import { z } from 'zod'
import { usualHonorifics } from './honorifics.ts'
import { keepsNumbers } from './keeps-numbers.ts'
import type { PageRequest, PageTranslation } from './page-request.ts'

/** What a language model has to answer. Every field is required and no other is allowed, as strict structured outputs demand. */
export const pageReplySchema = z.strictObject({
  translations: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  names: z.array(z.strictObject({ source: z.string(), target: z.string() })),
})

/** A language model's answer about one page. */
export type PageReply = z.infer<typeof pageReplySchema>

/** `pageReplySchema` as JSON Schema, for services and browsers that hold a model's answer to one. */
export function pageReplyJsonSchema(): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(pageReplySchema)
  return schema
}

const honorificsWords: Readonly<Record<HonorificsPolicy, string>> = {
  keep: 'Keep the honorifics that follow names, in the letters of your language (-san, -kun, senpai, -nim).',
  drop: 'Leave out the honorifics that follow names (さん, 様, 先輩, 씨).',
  translate:
    'Say the honorifics that follow names as people of your language would, and leave out what they would not say.',
}

/** What the model is told about its task. */
export function describeTask({ to, honorifics = usualHonorifics(to) }: Pick<PageRequest, 'to' | 'honorifics'>): string {
  return [
    `You translate comics into ${languageOf(to).name}.`,
    'You get one page: its speech balloons and captions in reading order, each with an id, and names that already have a translation.',
    'Translate every balloon. Read the whole page first: balloons continue each other, and left-out subjects, jokes and levels of politeness follow from their neighbours.',
    'Write as people in comics speak: natural, short enough for the same balloon, each character with one voice.',
    'Keep numbers in digits, keep the marks that a balloon ends with (!, ?!, ...), and add no notes, readings or quotation marks.',
    'Give names and terms exactly the translation that is listed. List every other name of a person, place or thing that you translated, as it stands on the page and as you wrote it.',
    honorificsWords[honorifics],
    'The text was read by a machine: correct obvious misreadings silently.',
    'Answer with each id exactly once and nothing else.',
  ].join('\n')
}

/** The page as the model gets it. `ids` are those to translate; the other balloons are given for their context only. */
export function describePage({ segments, glossary }: PageRequest, ids: ReadonlySet<string>): string {
  return JSON.stringify({
    balloons: segments.map(({ id, text, language }) => ({ id, language: languageOf(language).name, text })),
    translate: [...ids],
    names: Object.entries(glossary).map(([source, target]) => ({ source, target })),
  })
}

/** A page that a model was asked about. `missing` are the ids that it left out, or gave no words for. */
export interface ModelPageTranslation extends PageTranslation {
  readonly missing: readonly string[]
}

/**
 * The whole page in one request. Balloons that the answer leaves out, or whose numbers it lost, are asked for once more;
 * what lost a number twice is taken as it is. `ask` sends a page, described by `describePage`, to the model and throws
 * what went wrong; `report` gets the share that is done.
 */
export async function translateWithModel(
  request: PageRequest,
  ask: (page: string) => Promise<PageReply>,
  report: (progress: number) => void,
): Promise<ModelPageTranslation> {
  const texts = new Map(request.segments.map(({ id, text }) => [id, text]))
  const translations = new Map<string, string>()
  const names: Record<string, string> = {}
  const askFor = async (ids: ReadonlySet<string>) => {
    const reply = await ask(describePage(request, ids))
    for (const { id, text } of reply.translations) {
      if (ids.has(id) && text.trim() !== '') translations.set(id, text.trim())
    }
    for (const { source, target } of reply.names)
      if (source.trim() !== '' && target.trim() !== '') names[source.trim()] ??= target.trim()
  }

  await askFor(new Set(texts.keys()))
  report(0.8)
  const doubtful = [...texts].filter(
    ([id, text]) => !keepsNumbers(text, translations.get(id) ?? '') || !translations.has(id),
  )
  if (doubtful.length > 0) await askFor(new Set(doubtful.map(([id]) => id)))
  return { translations, names, missing: [...texts.keys()].filter((id) => !translations.has(id)) }
}
