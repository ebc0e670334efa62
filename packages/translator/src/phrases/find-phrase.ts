import type { LanguageRules } from '../languages/language-rules.ts'

/**
 * The translation of a text that is a call or set phrase, without marks. Models trained on whole sentences know these least, and
 * comics use them most, so they are looked up. `ending` are the marks behind a sentence of its own.
 */
export function findPhrase(
  text: string,
  source: LanguageRules,
  target: LanguageRules,
  ending?: string,
): string | undefined {
  const { phraseOf, callOf, heardOf } = source.phrases ?? {}
  const say = (meaning: string | undefined) => (meaning === undefined ? undefined : target.phrases?.said(meaning))
  const heard = ending === undefined ? undefined : heardOf?.(text, ending)
  return say(heard) ?? say(phraseOf?.(text)) ?? say(callOf?.(text))
}
