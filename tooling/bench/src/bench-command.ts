import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PageSetWish } from './data/page-set.ts'

/** What a command is told on the command line. */
export interface BenchOptions {
  readonly pages: PageSetWish
  readonly targets: readonly LanguageCode[]
  readonly automatic: boolean
  readonly upperCase: boolean
  readonly out: string
  readonly file: string | undefined
  readonly engine: string
  readonly from: LanguageCode | undefined
  /** How the built-in engine searches in `chrf`. */
  readonly search: 'beam' | 'greedy'
  /** How many pages, rounds or uploads; each command has its own number otherwise. */
  readonly count: number | undefined
}

/** One command of the bench: measures and prints. */
export interface BenchCommand {
  readonly name: string
  readonly description: string
  readonly run: (options: BenchOptions) => Promise<void>
}
