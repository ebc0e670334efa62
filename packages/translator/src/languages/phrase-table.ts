/** Calls and set phrases of a language by what they mean in English, which stands for a meaning. */
export interface PhraseTable {
  /** What a text without marks means, as it stands in the table. */
  readonly phraseOf: (text: string) => string | undefined
  /** The same for a call, however long it is drawn out. */
  readonly callOf: (text: string) => string | undefined
  /** What a text means that is a sentence or balloon of its own, with the marks behind it. */
  readonly heardOf?: (text: string, ending: string) => string | undefined
  /** What the language says for a meaning; undefined when it has no set phrase for it. */
  readonly said: (english: string) => string | undefined
}

/** What whole sentences and balloons mean: "English|heard/heard; English|heard", each form once. */
export interface HeardPhrases {
  readonly statements: string
  /** Those that mean something else when they end in a question mark. */
  readonly questions: string
}

/** What a language says for phrases of English, which need not mean these when they are heard: "English|said; English|said". */
export type SetPhrases = string

/** What people call out without words, by its meaning: it may be drawn out as long as one likes ("Aaaah", "hahahaha"). */
const calls: ReadonlySet<string> = new Set(
  'Ah/Oh/Huh/Hmm/Hey/Ow/Wow/Whoa/Oops/Phew/Ugh/Argh/Eek/Haha/Heh heh/Tch/Shh/Yay/Hmph/Ahem/Um'.split('/'),
)

/**
 * A table of lines "English|said/heard/heard": what the language says for the English, and what else means the same in it. With
 * nothing before the first stroke a meaning is heard, but not said. A form of several lines means the first. Throws an Error
 * where two lines or set phrases have the same English. `heard` comes before the lines, where a text stands alone. What is heard is found
 * in its `plain` form too, as a text comes to the table after its lettering was made plain.
 */
export function createPhraseTable(
  lines: readonly string[],
  {
    ignoresSpaces = false,
    heard,
    setPhrases = '',
    plain,
  }: {
    readonly ignoresSpaces?: boolean
    readonly heard?: HeardPhrases
    readonly setPhrases?: SetPhrases
    readonly plain?: (forms: readonly string[]) => readonly string[]
  } = {},
): PhraseTable {
  const saidKey = (english: string) => english.toLowerCase().replaceAll(',', '')
  const keyOf = (text: string) => {
    const spoken = saidKey(text).replaceAll('’', "'").normalize('NFKC').trim()
    return ignoresSpaces ? spoken.replaceAll(' ', '') : spoken
  }
  const said = new Map<string, string>()
  const meanings = new Map<string, string>()
  const drawnOut = new Map<string, string>()
  const say = (english: string, own: string) => {
    if (said.has(saidKey(english))) throw new Error(`'${english}' stands in two lines of a table of phrases`)
    said.set(saidKey(english), own)
  }
  for (const line of lines) {
    const [english, forms] = line.split('|') as [string, string]
    const [own, ...others] = forms.split('/')
    say(english, own!)
    for (const form of [own!, ...others].filter((heard) => heard !== '')) {
      if (!meanings.has(keyOf(form))) meanings.set(keyOf(form), english)
      const call = withoutLength(form)
      if (calls.has(english) && !drawnOut.has(call)) drawnOut.set(call, english)
    }
  }
  for (const [english, own] of readRows(setPhrases)) say(english, own)
  const statements = readHeard(heard?.statements ?? '', keyOf)
  const questions = readHeard(heard?.questions ?? '', keyOf)
  let notYetPlain = plain
  // Ten thousand forms take a while, and not every process translates from the language.
  const inAllForms = (table: Map<string, string>) => {
    if (notYetPlain !== undefined) for (const one of [meanings, statements, questions]) addPlainForms(one, notYetPlain)
    notYetPlain = undefined
    return table
  }
  return {
    phraseOf: (text) => inAllForms(meanings).get(keyOf(text)),
    callOf: (text) => drawnOut.get(withoutLength(text)),
    heardOf: (text, ending) =>
      (/[?？؟]/u.test(ending) ? inAllForms(questions).get(keyOf(text)) : undefined) ??
      inAllForms(statements).get(keyOf(text)),
    said: (english) => said.get(saidKey(english)) || undefined,
  }
}

function addPlainForms(table: Map<string, string>, plain: (forms: readonly string[]) => readonly string[]): void {
  const forms = [...table.keys()]
  for (const [index, form] of plain(forms).entries()) {
    if (!table.has(form)) table.set(form, table.get(forms[index]!)!)
  }
}

function readHeard(table: string, keyOf: (text: string) => string): Map<string, string> {
  const meanings = new Map<string, string>()
  for (const [english, forms] of readRows(table)) {
    for (const form of forms.split('/')) meanings.set(keyOf(form), english)
  }
  return meanings
}

function readRows(table: string): [english: string, forms: string][] {
  const rows = table.split(';').filter((text) => text.trim() !== '')
  return rows.map((row) => row.trim().split('|') as [string, string])
}

/** The table of English itself, where a phrase means what it says; `lines` are calls with other forms that are heard as the same. */
export function createEnglishTable(lines: readonly string[]): PhraseTable {
  const { callOf } = createPhraseTable(lines)
  return { phraseOf: (text) => text.replaceAll('’', "'").trim(), callOf, said: (english) => english }
}

const katakanaOffset = 0x60

// However long it is drawn out, in either kana.
function withoutLength(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! - katakanaOffset))
    .replaceAll(/[ぁぃぅぇぉ]/gu, (small) => String.fromCodePoint(small.codePointAt(0)! + 1))
    .replaceAll(/[^\p{L}\p{M}]|[ーっッ]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .replace(/^(.{1,2}?)\1{2,}$/u, '$1$1')
}
