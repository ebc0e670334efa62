import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { Box } from '@fukidashi/pipeline/page'

/** One true text of a page. */
export interface TruthText {
  readonly box: Box
  readonly text: string
  /** The same in English, where it is known. */
  readonly english: string | undefined
  readonly kind: 'speech' | 'sfx'
}

/** A page with its truth. */
export interface TruePage {
  readonly name: string
  readonly path: string
  readonly language: LanguageCode
  readonly truth: readonly TruthText[]
  /** The page without its text, where there is one. */
  readonly cleanPath: string | undefined
}

/** What is asked of a page set. */
export interface PageSetWish {
  /** Folder with `truth.json` or `truth-<language>.json`; the project's own sample pages when not given. */
  readonly folder?: string | undefined
  /** Two-letter key of the truth's texts, such as `ja`; all languages of the folder when not given. */
  readonly language?: string | undefined
  /** Only so many pages of each truth file. */
  readonly limit?: number | undefined
}

/** Reads the truth of a folder of pages. Throws an Error that says what is missing. */
export function readPageSet(wish: PageSetWish): TruePage[] {
  const folder = wish.folder ?? samplePagesFolder
  const files = readdirSync(folder).filter((name) => /^truth(-\w+)?\.json$/.test(name))
  const chosen = files.filter((name) => wish.language === undefined || languageKey(name) === wish.language)
  if (chosen.length === 0)
    throw new Error(`${folder} has no truth file${wish.language ? ` for '${wish.language}'` : ''}`)
  return chosen.flatMap((name) => readTruthFile(folder, name).slice(0, wish.limit ?? Infinity))
}

function languageKey(truthFile: string): string {
  // A lone truth.json is that of Japanese pages, as the evaluation's reader has it.
  return /^truth-(\w+)\.json$/.exec(truthFile)?.[1] ?? 'ja'
}

interface TruthFilePage {
  readonly file: string
  readonly text: readonly (Readonly<Record<string, string | null>> & {
    readonly box: Box
    readonly kind?: 'speech' | 'sfx'
  })[]
}

function readTruthFile(folder: string, name: string): TruePage[] {
  const key = languageKey(name)
  const pages = JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly TruthFilePage[]
  return pages.map(({ file, text }) => ({
    name: file,
    path: findImage(folder, key, file),
    language: codeOf(key),
    truth: text.map((entry) => ({
      box: entry.box,
      text: entry[key] ?? '',
      english: entry['en'] ?? undefined,
      kind: entry.kind ?? 'speech',
    })),
    cleanPath: findClean(folder, key, file),
  }))
}

function findImage(folder: string, key: string, file: string): string {
  const path = [join(folder, key, file), join(folder, 'images', file), join(folder, file)].find((candidate) =>
    existsSync(candidate),
  )
  if (path === undefined) throw new Error(`${file} is not in ${folder}, its folder 'images' or its folder '${key}'`)
  return path
}

function findClean(folder: string, key: string, file: string): string | undefined {
  const isSampleSet = existsSync(join(folder, file))
  // A set with a folder for each language has clean pages of its English version only.
  if (!isSampleSet && key !== 'en') return undefined
  const path = join(folder, 'clean', `${basename(file, extname(file))}.png`)
  return existsSync(path) ? path : undefined
}

const chineseTag = 'zh-CN'

function codeOf(key: string): LanguageCode {
  const wanted = key === 'zh' ? chineseTag : key
  const language = languages.find(({ tag }) => tag === wanted || tag.split('-')[0] === wanted)
  if (!language) throw new Error(`there is no language '${key}'`)
  return language.code
}

/** A short name of a page for lists: its folder and file. */
export function shortName(page: TruePage): string {
  return join(basename(dirname(page.path)), page.name)
}
