import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PageSetWish } from './data/page-set.ts'

/** What a command is told on the command line. */
export interface BenchOptions {
  readonly pages: PageSetWish
  readonly targets: readonly LanguageCode[]
  /** The targets that were named; none when the command may choose. */
  readonly chosenTargets: readonly LanguageCode[]
  readonly automatic: boolean
  readonly upperCase: boolean
  readonly out: string
  readonly file: string | undefined
  readonly engine: string
  readonly from: LanguageCode | undefined
  /** Folder of parallel corpora, for `chrf`. */
  readonly corpora: string | undefined
  /** Folders of pages whose text is known in two languages, for `chrf`. */
  readonly comics: readonly string[]
  /** Tokens up to which a sentence is translated whole, instead of what the catalogue says of each set. */
  readonly longest: number | undefined
  /** Folder of other weights to measure beside those that ship. */
  readonly beside: string | undefined
  /** Whether Apertium is measured beside. */
  readonly apertium: boolean
  /** Rules of the built-in translator to measure without: their names with commas, `each` or `list`. */
  readonly without: string | undefined
  /** Which translators are measured, by their names; all when not given. */
  readonly only: RegExp | undefined
  /** How many lines of each set are printed side by side. */
  readonly lines: number
  /** Folder with the weights of our own recogniser; those that ship when not given. */
  readonly recogniser: string | undefined
  /** How long `attack` goes on. */
  readonly minutes: number | undefined
  /** What `fuzz` generates its requests from. */
  readonly seed: number | undefined
  /** How many pages, rounds or uploads; each command has its own number otherwise. */
  readonly count: number | undefined
}

/** One command of the bench: measures and prints. */
export interface BenchCommand {
  readonly name: string
  readonly description: string
  readonly run: (options: BenchOptions) => Promise<void>
}
