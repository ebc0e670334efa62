import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import { languageOf } from '@fukidashi/contract/languages'
import { usualHonorifics } from '../../honorifics.ts'
import type { TranslationRequest } from '../../translation-engine.ts'

const honorificsWords: Readonly<Record<HonorificsPolicy, string>> = {
  keep: 'Keep the honorifics that follow names, in the letters of your language (-san, -kun, senpai, -nim).',
  drop: 'Leave out the honorifics that follow names (さん, 様, 先輩, 씨).',
  translate:
    'Say the honorifics that follow names as people of your language would, and leave out what they would not say.',
}

/** What the model is told about its task. */
export function describeTask({
  to,
  honorifics = usualHonorifics(to),
}: Pick<TranslationRequest, 'to' | 'honorifics'>): string {
  return [
    `You translate comics into ${languageOf(to).name}.`,
    'You get one page: its speech balloons and captions in reading order, each with an id, and names that already have a translation.',
    'Translate every balloon. Read the whole page first: balloons continue each other, and left-out subjects, jokes and levels of politeness follow from their neighbours.',
    'Write as people in comics speak: natural, short enough for the same balloon, each character with one voice.',
    'Keep numbers in digits, keep the marks that a balloon ends with (!, ?!, ...), and add no notes, readings or quotation marks.',
    'Give names and terms exactly the translation that is listed. List every other name of a person, place or thing that you translated, as it stands on the page and as you wrote it.',
    honorificsWords[honorifics],
    'The text was read by a machine: mend obvious misreadings silently.',
    'Answer with each id exactly once and nothing else.',
  ].join('\n')
}

/** The page as the model gets it. `ids` are those to translate; the other balloons are given for their context only. */
export function describePage({ segments, glossary }: TranslationRequest, ids: ReadonlySet<string>): string {
  return JSON.stringify({
    balloons: segments.map(({ id, text, language }) => ({ id, language: languageOf(language).name, text })),
    translate: [...ids],
    names: Object.entries(glossary).map(([source, target]) => ({ source, target })),
  })
}
