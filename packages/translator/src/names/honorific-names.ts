import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { Honorific, LanguageRules, NamePair } from '../languages/language-rules.ts'

/** The names together with the honorifics that follow them in the texts, as names of their own with what these become in `to`. */
export function namesWithHonorifics(
  names: readonly NamePair[],
  texts: readonly string[],
  {
    source,
    target,
    policy,
  }: { readonly source: LanguageRules; readonly target: LanguageRules; readonly policy: HonorificsPolicy },
): NamePair[] {
  const said = texts.map((text) => text.normalize('NFKC'))
  const become = ({ sound }: Honorific): string => {
    if (policy === 'keep') return sound
    return policy === 'translate' ? (target.names?.honorificEquivalents?.[sound] ?? '') : ''
  }
  return names.flatMap((name) =>
    (source.names?.honorifics ?? []).flatMap((honorific) =>
      honorific.forms
        .map((form) => ({ ...name, source: name.source + form, target: name.target + become(honorific) }))
        .filter((called) => said.some((text) => isIn(text, called.source, honorific.notBefore))),
    ),
  )
}

function isIn(text: string, called: string, notBefore: string | undefined): boolean {
  const rest = text.split(called).slice(1)
  return rest.some((behind) => notBefore === undefined || !behind.startsWith(notBefore))
}
