/** What a stage gets beside its input. */
export interface StageContext {
  /** Aborts between and inside stages; a stage throws the signal's reason as soon as it sees it. */
  readonly signal: AbortSignal
  /** Tells how much of this stage is done, from 0 to 1. */
  readonly report: (progress: number) => void
}

/** One step of the pipeline: takes a readonly value, gives a new one, and knows no other stage. */
export type Stage<Input, Output> = (input: Input, context: StageContext) => Promise<Output>
