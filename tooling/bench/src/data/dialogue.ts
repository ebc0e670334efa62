import {
  type DialogueLanguage,
  type DialogueLine,
  dialogueLanguages,
  pairLanguages,
  readDialogue,
  readDialoguePairs,
} from '@fukidashi/comic-dialogue/read-dialogue'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { isoCodeOf } from './language-tags.ts'
import { pagesOf, type SentencePair, type SentenceSet } from './sentence-set.ts'

/** The held-out lines of our comic dialogue, `limit` at most; nothing in languages that it is not written in. */
export function readHeldOutDialogue(from: LanguageCode, to: LanguageCode, limit = Infinity): SentenceSet[] {
  const [source, target] = [isoCodeOf(from), isoCodeOf(to)]
  if (!isDialogueLanguage(source) || !isDialogueLanguage(target)) return []
  const pairs = readDialogue()
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ texts }: DialogueLine) => ({ source: texts[source], reference: texts[target] }))
  return [{ name: 'dialogue', from, to, pages: pagesOf(pairs.slice(0, limit)) }]
}

/** The lines of our comic dialogue that may be trained on, those in two languages alone too; no line that is held out. */
export function readTrainedDialogue(from: LanguageCode, to: LanguageCode): SentencePair[] {
  const [source, target] = [isoCodeOf(from), isoCodeOf(to)]
  if (!isDialogueLanguage(source) || !isDialogueLanguage(target)) return []
  const lines = readDialogue()
    .filter(({ isHeldOut }) => !isHeldOut)
    .map(({ texts }) => ({ source: texts[source], reference: texts[target] }))
  const other = pairLanguages.find(
    (language) => [source, target].includes('eng') && [source, target].includes(language),
  )
  if (other === undefined) return lines
  const pairs = readDialoguePairs(other).filter(({ isHeldOut }) => !isHeldOut)
  const ofBoth = pairs.map(({ texts }) =>
    source === 'eng' ? { source: texts.eng, reference: texts.other } : { source: texts.other, reference: texts.eng },
  )
  return [...lines, ...ofBoth]
}

function isDialogueLanguage(code: string): code is DialogueLanguage {
  return dialogueLanguages.some((language) => language === code)
}
