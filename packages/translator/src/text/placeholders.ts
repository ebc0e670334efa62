/** A name or number in a source text that a model is given something better known for. */
export interface Placeholder {
  /** What the translation must hold in its place; global. */
  readonly found: RegExp
  /** Whether it must be there exactly once; a name may come twice. */
  readonly isOnce: boolean
  /** What takes the place of what was found. */
  readonly replace: (found: string) => string
}

/** A text as a model gets it. */
export interface PlaceholderText {
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  /** What the translation may not hold beside its placeholders: numbers that would be made up. */
  readonly mayNot: RegExp | undefined
}

const firstPlaceholder = 0xe0_00

/** A translation with names and numbers put in place of their placeholders; nothing when it lost one, or made a number up. */
export function fillPlaceholders(translation: string, { placeholders, mayNot }: PlaceholderText): string | undefined {
  const settled: string[] = []
  let text = translation
  // Characters of private use keep a number that is in place from being taken for the next placeholder.
  for (const { found, isOnce, replace } of placeholders) {
    const count = text.match(found)?.length ?? 0
    if (count === 0 || (isOnce && count > 1)) return undefined
    text = text.replaceAll(found, (match) => String.fromCodePoint(firstPlaceholder + settled.push(replace(match)) - 1))
  }
  if (mayNot?.test(text)) return undefined
  return text.replaceAll(
    /[\u{E000}-\u{E0FF}]/gu,
    (placeholder) => settled[placeholder.codePointAt(0)! - firstPlaceholder]!,
  )
}
