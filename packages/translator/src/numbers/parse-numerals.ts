const digits: Readonly<Record<string, number>> = Object.fromEntries(
  ['〇零영공', '一일', '二两이', '三삼', '四사', '五오', '六육', '七칠', '八팔', '九구'].flatMap((forms, value) =>
    [...forms].map((form) => [form, value]),
  ),
)
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 십: 10, 백: 100, 천: 1000 }
const largeUnits: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 亿: 1e8, 兆: 1e12, 만: 1e4, 억: 1e8, 조: 1e12 }

/** The value of a Japanese, Chinese or Korean number in digits, numerals or both: 25, 二十五, 二〇二六, 3千, 1億2000万, 两百, 3만 5천. */
export function parseNumerals(text: string): number {
  let total = 0
  let section = 0
  let current: number | undefined
  for (const [token] of text.replaceAll(/[, ]/gu, '').matchAll(/\d+(?:\.\d+)?|./gu)) {
    const unit = units[token]
    const largeUnit = largeUnits[token]
    if (unit !== undefined) {
      section += (current ?? 1) * unit
      current = undefined
    } else if (largeUnit !== undefined) {
      total += (section + (current ?? 0) || 1) * largeUnit
      section = 0
      current = undefined
    } else {
      const digit = digits[token]
      current = digit === undefined ? Number(token) : (current ?? 0) * 10 + digit
    }
  }
  return total + section + (current ?? 0)
}
