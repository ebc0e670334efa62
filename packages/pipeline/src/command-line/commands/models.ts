import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import { UsageError } from '../usage-error.ts'
import { describeWeights } from '../weights/describe-weights.ts'
import { pullSet } from '../weights/pull-set.ts'
import type { PullableSet } from '../weights/pullable-set.ts'
import { pullableWeights } from '../weights/pullable-weights.ts'
import { listShippedWeights } from '../weights/shipped-weights.ts'

/** `fukidashi models list|pull <id>...`. */
export function addModelsCommand(program: Command, context: CommandContext): void {
  const models = program
    .command('models')
    .description('list the weights that are installed or can be downloaded, and download them')
  models.action(() => {
    throw new UsageError("'fukidashi models' needs 'list' or 'pull <id>'")
  })
  models
    .command('list')
    .description('list installed, downloaded and available weights with their sizes, licences, digests and uses')
    .action(async () => {
      const { pulledFolder } = context.environment
      process.stdout.write(describeWeights(await listShippedWeights(), pullableWeights, pulledFolder))
    })
  models
    .command('pull')
    .description('download weights, or resume an interrupted download')
    .argument('<id...>', "ids from 'fukidashi models list'")
    .action(async (ids: readonly string[]) => {
      const sets = ids.map(findSet)
      // A server keeps its keys in the same folder and refuses one that other accounts can get into.
      await mkdir(context.environment.dataFolder, { recursive: true, mode: 0o700 })
      for (const set of sets) process.stdout.write(`${await pullSet(set, context.environment, context.signal)}\n`)
    })
}

function findSet(id: string): PullableSet {
  const found = pullableWeights.find((weights) => weights.id === id)
  if (found !== undefined) return found
  throw new UsageError(
    `there are no weights '${id}' to pull; available: ${pullableWeights.map((row) => row.id).join(', ')}`,
  )
}
