import { describe, expect, it } from 'vitest'
import { nameInArabic } from './names-in-arabic.ts'

describe('nameInArabic', () => {
  it.each([
    ['Komona', 'كومونا'],
    ['Shichimi', 'شيتشيمي'],
    ['Pepper', 'بيبر'],
    ['Saffron', 'سافرون'],
    ['Emily', 'إيميلي'],
    ['Omar', 'أومار'],
    ['Anna', 'أنا'],
    ['Willow', 'ويلوو'],
    ['Jake', 'جاك'],
    ['كومونا', 'كومونا'],
  ])('%s', (name, written) => {
    expect(nameInArabic(name)).toBe(written)
  })
})
