#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { CommanderError } from 'commander'
import { createProgram } from './command-line/create-program.ts'

try {
  await createProgram().parseAsync()
} catch (error) {
  // Commander has said it already. 2 is for words that no command has, 0 for help that was asked for.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  console.error(describeFailure(error))
  process.exit(1)
}

/** Why a command failed, down to the first cause. Where in the code it was found is of no help to whoever ran it. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const reasons = error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause]
  return [error.message, ...reasons.map(describeFailure)].filter((line) => line !== '').join('\n')
}
