import { z } from 'zod'

/** What the classes of the network mean. */
export interface Alphabet {
  readonly heightPx: number
  /** Pixels of the line that one step of the output stands for. */
  readonly stridePx: number
  /** Characters by class; class 0 is CTC's blank and writes nothing. */
  readonly characters: readonly string[]
}

const alphabetSchema = z.object({
  height: z.int().positive(),
  stride: z.int().positive(),
  characters: z.array(z.string().min(1)).min(1),
})

/** Reads `characters.json`. Throws when it is not one. */
export function readAlphabet(bytes: Uint8Array): Alphabet {
  const { height, stride, characters } = alphabetSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return { heightPx: height, stridePx: stride, characters: ['', ...characters] }
}

const han = /\p{Script_Extensions=Han}/u
const kana = /\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}/u
const latin = /\p{Script_Extensions=Latin}/u

/** Characters that a text in a script may hold beside those of no script; Latin letters stand among any other. */
const lettersOfScript = {
  any: [/./su],
  Jpan: [han, kana, latin],
  Hans: [han, latin],
  Hant: [han, latin],
  Kore: [/\p{Script_Extensions=Hangul}/u, latin],
  Latn: [latin],
  Cyrl: [/\p{Script_Extensions=Cyrillic}/u],
} as const satisfies Record<string, readonly RegExp[]>

/** A script that lines are read as (ISO 15924); `any` leaves the choice to the network. */
export type AlphabetScript = keyof typeof lettersOfScript

/** Whether there are rules for a script of that name. */
export function isAlphabetScript(name: string): name is AlphabetScript {
  return Object.hasOwn(lettersOfScript, name)
}

const anyScript = /^\p{Script_Extensions=Common}+$/u

/**
 * Says of each class whether a text in the script may hold it: letters of two scripts that look alike are then no
 * choice to be made. The blank always belongs.
 */
export function classesOfScript({ characters }: Alphabet, script: AlphabetScript): Uint8Array {
  const letters = lettersOfScript[script]
  return Uint8Array.from(characters, (character, index) =>
    index === 0 || anyScript.test(character) || letters.some((pattern) => pattern.test(character)) ? 1 : 0,
  )
}
