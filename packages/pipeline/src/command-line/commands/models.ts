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
  const models = program.command('models').description('list the weights that ship or can be pulled, and pull them')
  models.action(() => {
    throw new UsageError("'fukidashi models' needs 'list' or 'pull <id>'")
  })
  models
    .command('list')
    .description('print what ships, what was pulled and what can be, with sizes, licences, digests and what uses it')
    .action(async () => {
      const { pulledFolder } = context.environment
      process.stdout.write(describeWeights(await listShippedWeights(), pullableWeights, pulledFolder))
    })
  models
    .command('pull')
    .description('fetch weights that do not ship, or go on where an earlier pull was cut off')
    .argument('<id...>', 'ids that `models list` prints')
    .action(async (ids: readonly string[]) => {
      const sets = ids.map(findSet)
      for (const set of sets) process.stdout.write(`${await pullSet(set, context.environment, context.signal)}\n`)
    })
}

function findSet(id: string): PullableSet {
  const found = pullableWeights.find((weights) => weights.id === id)
  if (found !== undefined) return found
  throw new UsageError(
    `there are no weights '${id}' to pull; there are: ${pullableWeights.map((row) => row.id).join(', ')}`,
  )
}
