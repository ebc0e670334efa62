/** What every command gets from the process that it runs in. */
export interface CommandContext {
  /** Aborts when the person presses Ctrl-C. */
  readonly signal: AbortSignal
  /** Pages that failed while the others went on. */
  readonly outcome: { failures: number }
}
