import type { LanguageRules } from '../languages/language-rules.ts'

/**
 * The translation of a text that is a call or set phrase, without marks. Models trained on whole sentences know these least, and
 * comics use them most, so they are looked up.
 */
export function findPhrase(text: string, source: LanguageRules, target: LanguageRules): string | undefined {
  const { phraseOf, callOf } = source.phrases ?? {}
  const say = (meaning: string | undefined) => (meaning === undefined ? undefined : target.phrases?.said(meaning))
  return say(phraseOf?.(text)) ?? say(callOf?.(text))
}
