import { fontStyleFits, fontStyles } from '@fukidashi/contract/fonts'
import { languages } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import { faceWithGlyph, hasGlyph } from './coverage.ts'
import { exemplarCharacters } from './exemplar-characters.ts'
import { fontFits, mainFaceOf } from './font-fits.ts'

describe('the fonts', () => {
  it('have every letter of every language in every style, in the font that the style sets it in', () => {
    for (const { id } of fontStyles) {
      for (const { code, tag } of languages) {
        const letters = exemplarCharacters[code]
        const face = mainFaceOf(id, code)
        const missing = Array.from(letters + letters.toLocaleUpperCase(tag)).filter(
          (letter) => !hasGlyph(face, letter.codePointAt(0)!),
        )
        expect(missing, `${id} ${code} ${face}`).toEqual([])
      }
    }
  })

  it('have the marks of comics somewhere', () => {
    for (const mark of '…—–“”‘’«»¡¿!?♪♫♥♡★☆→←↑↓○●◎△▲▼■□※〜～ー々〆‼⁉💢💦✨😊')
      expect(faceWithGlyph([], mark.codePointAt(0)!), mark).toBeDefined()
  })

  it('say which languages a style can set in its own design', () => {
    expect(fontFits('comic', 'ENG')).toBe(true)
    expect(fontFits('comic', 'VIN')).toBe(true)
    expect(fontFits('comic', 'ARA')).toBe(true)
    expect(fontFits('comic', 'KAT')).toBe(false)
    expect(fontFits('comic-shanns', 'ENG')).toBe(true)
    expect(fontFits('comic-shanns', 'DEU')).toBe(false)
    expect(fontFits('poppins', 'HIN')).toBe(true)
    expect(fontFits('poppins', 'RUS')).toBe(false)
    expect(fontFits('poppins', 'JPN')).toBe(false)
  })

  it('are what clients are told of them', () => {
    for (const { id } of fontStyles) {
      const told = languages.filter(({ code }) => fontStyleFits(id, code)).map(({ code }) => code)
      expect(told, id).toEqual(languages.filter(({ code }) => fontFits(id, code)).map(({ code }) => code))
    }
  })

  it('differ for Japanese and the two Chinese, whose forms of one ideograph differ', () => {
    expect(new Set((['JPN', 'CHS', 'CHT'] as const).map((code) => mainFaceOf('sans', code))).size).toBe(3)
  })
})
