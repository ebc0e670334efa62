import { type ErrorKey, ProductError } from '@fukidashi/contract/errors'
import { CommanderError } from 'commander'
import type { CommandContext } from './command-context.ts'
import { createProgram } from './create-program.ts'
import { type Environment, readEnvironment } from './env.ts'
import { UsageError } from './usage-error.ts'

const exitCodes = { done: 0, failed: 1, badInput: 2, interrupted: 130 } as const

// The person has to ask for something else, or give another file; nothing went wrong on the way.
const badInput: readonly ErrorKey[] = [
  'pageStateInvalid',
  'engineUnavailable',
  'detectorUnavailable',
  'languagePairUnsupported',
  'imageEmpty',
  'imageUnreadable',
  'imageTypeUnsupported',
  'imageTooManyPixels',
]

/** Runs the `fukidashi` command line with the given words and gives the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const interruption = new AbortController()
  // Only the first signal is ours: a second one ends the process at once, as people expect.
  const interrupt = (): void => interruption.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  // A reader such as `head` may leave early; there is nobody left to tell.
  process.stdout.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? 0 : exitCodes.failed),
  )
  let environment: Environment | undefined
  const context: CommandContext = {
    signal: interruption.signal,
    outcome: { failures: 0 },
    get environment() {
      return (environment ??= readEnvironment())
    },
  }
  try {
    await createProgram(context).parseAsync(words, { from: 'user' })
    return context.outcome.failures > 0 ? exitCodes.failed : exitCodes.done
  } catch (error) {
    if (interruption.signal.aborted) {
      tell('stopped')
      return exitCodes.interrupted
    }
    return explain(error)
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

function explain(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.badInput
  tell(error instanceof Error ? error.message : String(error))
  const isBadInput = error instanceof UsageError || (error instanceof ProductError && badInput.includes(error.key))
  return isBadInput ? exitCodes.badInput : exitCodes.failed
}

function tell(line: string): void {
  process.stderr.write(`fukidashi: ${line.replace(/\s*\n\s*/g, ' ')}\n`)
}
