import {
  type DialogueLanguage,
  type DialogueLine,
  dialogueLanguages,
  readDialogue,
} from '@fukidashi/comic-dialogue/read-dialogue'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { isoCodeOf } from './language-tags.ts'
import { pagesOf, type SentenceSet } from './sentence-set.ts'

/** The held-out lines of our comic dialogue, `limit` at most; nothing in languages that it is not written in. */
export function readHeldOutDialogue(from: LanguageCode, to: LanguageCode, limit = Infinity): SentenceSet[] {
  const [source, target] = [isoCodeOf(from), isoCodeOf(to)]
  if (!isDialogueLanguage(source) || !isDialogueLanguage(target)) return []
  const pairs = readDialogue()
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ texts }: DialogueLine) => ({ source: texts[source], reference: texts[target] }))
  return [{ name: 'dialogue', from, to, pages: pagesOf(pairs.slice(0, limit)) }]
}

function isDialogueLanguage(code: string): code is DialogueLanguage {
  return dialogueLanguages.some((language) => language === code)
}
