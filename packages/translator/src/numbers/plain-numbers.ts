import type { LanguageCode } from '@fukidashi/contract/languages'
import { type KnownNumber, standInCount } from './count-placeholder.ts'
import { atMatch, type NumberExpression } from './number-expression.ts'

/** Numbers that any model knows in digits. */
export const knownFigures: readonly KnownNumber[] = [10, 3, 20, 5, 30, 4].map((value) => ({
  source: String(value),
  value,
}))
const figure = /(?<![\p{L}\d])(?:[-.](?=\d))?\d+(?:[.,:/-]\d+)*/gu

/** Numbers in digits, for pairs of languages without rules of their own: copied, with a figure that the model knows in their place. */
export function findPlainNumbers(text: string, to: LanguageCode): NumberExpression[] {
  return [...text.matchAll(figure)].map((match) => {
    const target = match[0]
    const value = Number(target)
    const own = target === String(value) ? target : undefined
    return atMatch(match, { target, placeholder: standInCount({ target, value, own }, knownFigures, to) })
  })
}
