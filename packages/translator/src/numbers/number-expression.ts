/** Something that stands for a number in the source while a model translates, and what it becomes afterwards. */
export interface NumberPlaceholder {
  /** Written into the source text in the number's place. */
  readonly source: string
  /** What the translation must then hold exactly once; global. */
  readonly found: RegExp
  /** What takes the place of that. */
  readonly replace: (found: string) => string
}

/** A number in a source text, with the words that only make sense together with it: a date, a time, a floor. */
export interface NumberExpression {
  /** Place in the text, in UTF-16 units; `end` is behind it. */
  readonly start: number
  readonly end: number
  /** How the target language writes it, where it stands alone. */
  readonly target: string
  /** The placeholder of one try; every `place` gets another, so that several numbers of a text can be told apart. */
  readonly placeholder: (attempt: number, place: number) => NumberPlaceholder
}

/** How often a text with numbers is tried with other placeholders. */
export const numberAttempts = 6
/** Numbers of one text that placeholders can tell apart. */
export const numberPlaces = 4

/** An expression in the place of a match. */
export function atMatch(
  { index, 0: text }: RegExpExecArray,
  expression: Pick<NumberExpression, 'target' | 'placeholder'>,
): NumberExpression {
  return { start: index, end: index + text.length, ...expression }
}
