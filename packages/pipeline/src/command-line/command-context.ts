import type { Environment } from './env.ts'

/** What every command gets from the process that it runs in. */
export interface CommandContext {
  /** Aborts when the person presses Ctrl-C. */
  readonly signal: AbortSignal
  /** Read when a command first asks for it: `--help` works whatever the variables hold. Throws the UsageError of `readEnvironment`. */
  readonly environment: Environment
  /** Pages that failed while the others went on. */
  readonly outcome: { failures: number }
}
