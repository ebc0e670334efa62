import { readdirSync, readFileSync } from 'node:fs'
import { isHeldOutSentence } from './held-out.ts'

/** The languages of a line by ISO 639-3, in the order of the columns. Chinese is in simplified characters. */
export const dialogueLanguages = ['eng', 'jpn', 'zho', 'kor', 'spa'] as const

/** A language that every line is written in. */
export type DialogueLanguage = (typeof dialogueLanguages)[number]

/** One balloon, caption or sign in all languages. */
export interface DialogueLine {
  /** File and line number from 1, such as `m-00:12`. */
  readonly id: string
  /** Letter of the series that the file belongs to; see `series.ts`. */
  readonly series: string
  /** What the lines of a scene share, which follow each other in the file; undefined where a line stands alone. */
  readonly scene: string | undefined
  readonly texts: Readonly<Record<DialogueLanguage, string>>
  /** Kept for measuring: the sentence is in the held-out hundredth, or its scene begins with such a sentence. */
  readonly isHeldOut: boolean
}

/** The languages of the lines that are said most often, in the order of their columns. Portuguese is Brazilian. */
export const mostSaidLanguages = [...dialogueLanguages, 'fra', 'deu', 'ita', 'por', 'rus', 'tur', 'vie', 'ara'] as const

/** A language that the lines that are said most often are written in. */
export type MostSaidLanguage = (typeof mostSaidLanguages)[number]

/** The languages of lines that are written in English and one of these alone. */
export const pairLanguages = ['jpn', 'zho', 'kor', 'spa'] as const

/** A language of lines in two languages. */
export type PairLanguage = (typeof pairLanguages)[number]

/** A balloon in English and one other language alone. */
export interface DialoguePair {
  /** File and line number from 1, such as `jpn-00:12`. */
  readonly id: string
  readonly texts: Readonly<Record<'eng' | 'other', string>>
  /** Kept for measuring: the sentence is in the held-out hundredth. */
  readonly isHeldOut: boolean
}

const folder = new URL('./lines/', import.meta.url)
const pairsFolder = new URL('./pairs/', import.meta.url)
const mostSaidFile = new URL('./most-said.tsv', import.meta.url)

/** Every line of the corpus, file by file in their order. Throws an Error that names the place of a line without six columns. */
export function readDialogue(): DialogueLine[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return files
    .toSorted()
    .flatMap((name) => parseDialogue(name.replace(/\.tsv$/, ''), readFileSync(new URL(name, folder), 'utf8')))
}

/** The lines of one file, given its name without ending and its text. Throws an Error that names the place of a line without six columns. */
export function parseDialogue(file: string, text: string): DialogueLine[] {
  let scene: string | undefined
  let isSceneHeldOut = false
  return text.split('\n').flatMap((row, index) => {
    if (row === '') return []
    const cells = row.split('\t')
    if (cells.length !== dialogueLanguages.length + 1) {
      throw new Error(`${file}.tsv, line ${index + 1}: ${cells.length} columns where there must be 6`)
    }
    const [eng, jpn, zho, kor, spa, ownScene] = cells as [string, string, string, string, string, string]
    const isHeldOut = isHeldOutSentence(eng)
    if (ownScene === '' || ownScene !== scene) isSceneHeldOut = ownScene !== '' && isHeldOut
    scene = ownScene === '' ? undefined : ownScene
    return [
      {
        id: `${file}:${index + 1}`,
        series: file.slice(0, file.indexOf('-')),
        scene,
        texts: { eng, jpn, zho, kor, spa },
        isHeldOut: isHeldOut || isSceneHeldOut,
      },
    ]
  })
}

/** The lines of `pairs` in English and `language`, file by file. Throws an Error that names the place of a line without two columns. */
export function readDialoguePairs(language: PairLanguage): DialoguePair[] {
  return readdirSync(pairsFolder)
    .filter((name) => name.startsWith(`${language}-`) && name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => parseDialoguePairs(name.replace(/\.tsv$/, ''), readFileSync(new URL(name, pairsFolder), 'utf8')))
}

/** The pairs of one file, given its name without ending and its text. Throws an Error that names the place of a line without two columns. */
export function parseDialoguePairs(file: string, text: string): DialoguePair[] {
  return text
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const cells = row.split('\t')
      if (cells.length !== 2)
        throw new Error(`${file}.tsv, line ${index + 1}: ${cells.length} columns where there must be 2`)
      const [eng, other] = cells as [string, string]
      return { id: `${file}:${index + 1}`, texts: { eng, other }, isHeldOut: isHeldOutSentence(eng) }
    })
}

/**
 * The 2,000 lines of the corpus that are said most often, commonest first, in thirteen languages. None is held out by its
 * sentence. Throws an Error that names the place of a line without thirteen columns.
 */
export function readMostSaid(): Readonly<Record<MostSaidLanguage, string>>[] {
  return readFileSync(mostSaidFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const cells = row.split('\t')
      if (cells.length !== mostSaidLanguages.length) {
        throw new Error(`most-said.tsv, line ${index + 1}: ${cells.length} columns where there must be 13`)
      }
      return Object.fromEntries(mostSaidLanguages.map((language, column) => [language, cells[column]!])) as Record<
        MostSaidLanguage,
        string
      >
    })
}
