import type { Repository } from './repository.ts'

/** One breach: where it is, what it is, and how to fix it. */
export interface Breach {
  readonly path: string
  readonly line?: number
  readonly message: string
}

/** A rule of ARCHITECTURE.md that can be run. */
export type Rule = (repository: Repository) => readonly Breach[]
