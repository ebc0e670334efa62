import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { NamePair } from './name-placeholders.ts'

/** A word that a language hangs on names. */
interface Honorific {
  /** As it is written, best known first. */
  readonly forms: readonly string[]
  /** In Latin letters, with what joins it to a name. */
  readonly sound: string
}

const honorifics: Partial<Record<LanguageCode, readonly Honorific[]>> = {
  JPN: [
    { forms: ['さん'], sound: '-san' },
    { forms: ['くん', '君'], sound: '-kun' },
    { forms: ['ちゃん'], sound: '-chan' },
    { forms: ['様', 'さま'], sound: '-sama' },
    { forms: ['先輩', 'せんぱい', 'センパイ'], sound: '-senpai' },
    { forms: ['先生', 'せんせい', 'センセイ'], sound: '-sensei' },
    { forms: ['殿', 'どの'], sound: '-dono' },
  ],
  KOR: [
    { forms: ['씨', ' 씨'], sound: '-ssi' },
    { forms: ['님', ' 님'], sound: '-nim' },
    { forms: ['선배', ' 선배'], sound: '-sunbae' },
  ],
}

// What languages say instead, behind the name. Where it would tell man from woman, which the honorific does not, nothing is said.
const equivalents: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  KOR: { '-san': ' 씨', '-kun': ' 군', '-sama': '님', '-senpai': ' 선배', '-sensei': ' 선생님', '-dono': '님' },
  CHS: { '-sama': '大人', '-sensei': '老师', '-senpai': '前辈', '-dono': '大人', '-nim': '大人', '-sunbae': '前辈' },
  CHT: { '-sama': '大人', '-sensei': '老師', '-senpai': '前輩', '-dono': '大人', '-nim': '大人', '-sunbae': '前輩' },
  JPN: { '-ssi': 'さん', '-nim': '様', '-sunbae': '先輩' },
}

/** Matches the place behind a name where an honorific of the language follows; nothing for a language without. */
export function honorificAhead(language: LanguageCode): string | undefined {
  const forms = honorifics[language]?.flatMap((honorific) => honorific.forms)
  return forms === undefined ? undefined : `(?=${forms.join('|')})`
}

/** The names together with the honorifics that follow them in the texts, as names of their own with what these become in `to`. */
export function namesWithHonorifics(
  names: readonly NamePair[],
  texts: readonly string[],
  { from, to, policy }: { readonly from: LanguageCode; readonly to: LanguageCode; readonly policy: HonorificsPolicy },
): NamePair[] {
  const said = texts.map((text) => text.normalize('NFKC'))
  const become = ({ sound }: Honorific): string => {
    if (policy === 'keep') return sound
    return policy === 'translate' ? (equivalents[to]?.[sound] ?? '') : ''
  }
  return names.flatMap(({ source, target }) =>
    (honorifics[from] ?? []).flatMap((honorific) =>
      honorific.forms
        .map((form) => ({ source: source + form, target: target + become(honorific) }))
        .filter((name) => said.some((text) => text.includes(name.source))),
    ),
  )
}
