import type { LanguageRules } from '../languages/language-rules.ts'
import { knownFigures } from '../languages/number-word.ts'
import { placeholderCount } from './count-placeholder.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'

const figure = /(?<![\p{L}\d])(?:[-.](?=\d))?\d+(?:[.,:/-]\d+)*/gu

/** Numbers in digits, for pairs of languages without rules of their own: copied, with a figure that the model knows in their place. */
export function findPlainNumbers(text: string, to: LanguageRules): NumberExpression[] {
  return [...text.matchAll(figure)].map((match) => {
    const target = match[0]
    const value = Number(target)
    const own = target === String(value) ? target : undefined
    return atMatch(match, { target, placeholder: placeholderCount({ target, value, own }, knownFigures, to) })
  })
}
