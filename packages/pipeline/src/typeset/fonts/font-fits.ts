import type { FontStyleId } from '@fukidashi/contract/fonts'
import { type LanguageCode, languageOf } from '@fukidashi/contract/languages'
import { hasGlyph } from './coverage.ts'
import { exemplarCharacters } from './exemplar-characters.ts'
import { type FontFace, type FontFaceId, fontFaces } from './font-faces.ts'
import { fontStyleFaces, scriptFaces } from './font-styles.ts'

/**
 * Whether a font style can set a language in its own design. When it cannot, the language is still set without a missing
 * glyph, in another font: what the warning "this font may not fit the target language" is about.
 */
export function fontFits(styleId: FontStyleId, language: LanguageCode): boolean {
  return fontStyleFaces[styleId].own.some((face) => faceSetsLanguage(face, language))
}

/** The font that a style sets a language in: its own, else one of a near look, else the plain one of the script. */
export function mainFaceOf(styleId: FontStyleId, language: LanguageCode): FontFaceId {
  const { own, kin } = fontStyleFaces[styleId]
  const plain = scriptFaces[languageOf(language).script]
  const face = [...own, ...kin].find((candidate) => faceSetsLanguage(candidate, language)) ?? plain
  if (face === undefined) throw new Error(`No font has the script of ${language}`)
  return face
}

const answers = new Map<string, boolean>()

/** Whether a font is drawn for a language's script and has every letter of the language, capitals too. */
function faceSetsLanguage(faceId: FontFaceId, language: LanguageCode): boolean {
  const key = `${faceId} ${language}`
  const known = answers.get(key)
  if (known !== undefined) return known
  const { script, tag } = languageOf(language)
  const face: FontFace = fontFaces[faceId]
  const letters = exemplarCharacters[language]
  const everyLetter = [...letters, ...letters.toLocaleUpperCase(tag)]
  const answer =
    face.scripts.includes(script) && everyLetter.every((letter) => hasGlyph(faceId, letter.codePointAt(0)!))
  answers.set(key, answer)
  return answer
}
