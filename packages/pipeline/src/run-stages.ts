import { type StageName, stageNames } from '@fukidashi/contract/stages'
import type { PageNames } from './name-memory.ts'
import type { Stage } from './stage.ts'

/** How far a page has come. */
export interface PageProgress {
  readonly stage: StageName
  /** Of the whole run, 0 to 1. */
  readonly progress: number
}

/** What a caller may pass to a run of the pipeline. */
export interface RunControls {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: PageProgress) => void
  /** The names that the page shares with others; without it a page knows those of its options alone. */
  readonly names?: PageNames
  /** Whether the result brings what it takes to go on with the page later. */
  readonly keepsPage?: boolean
}

/** Milliseconds that each stage took, 0 for a stage that did not run. */
export type StageTimes = Readonly<Record<StageName | 'total', number>>

/** Runs stages one after the other, takes their times and adds their progress up. */
export interface StageRun {
  readonly step: <Input, Output>(name: StageName, stage: Stage<Input, Output>, input: Input) => Promise<Output>
  readonly times: () => StageTimes
}

// Shares of a page's time as measured on black-and-white pages with the built-in engine; they only make the bar move evenly.
const weights: Record<StageName, number> = {
  decode: 1,
  detect: 35,
  group: 8,
  recognize: 25,
  translate: 16,
  erase: 10,
  typeset: 4,
  encode: 4,
}

/** A run of the stages in `plan`. Throws the signal's reason between stages; the stages themselves watch it inside. */
export function startStageRun(plan: readonly StageName[], { signal, onProgress }: RunControls): StageRun {
  const watched = signal ?? new AbortController().signal
  const times = Object.fromEntries(stageNames.map((name) => [name, 0])) as Record<StageName, number>
  const startMs = performance.now()
  const planned = plan.reduce((sum, name) => sum + weights[name], 0)
  let done = 0

  return {
    step: async (name, stage, input) => {
      watched.throwIfAborted()
      const stageStartMs = performance.now()
      const report = (progress: number): void => {
        const share = Math.min(1, Math.max(0, progress)) * weights[name]
        onProgress?.({ stage: name, progress: (done + share) / planned })
      }
      report(0)
      const output = await stage(input, { signal: watched, report })
      watched.throwIfAborted()
      report(1)
      done += weights[name]
      times[name] = roundMs(performance.now() - stageStartMs)
      return output
    },
    times: () => ({ ...times, total: roundMs(performance.now() - startMs) }),
  }
}

function roundMs(ms: number): number {
  return Math.round(ms * 10) / 10
}
