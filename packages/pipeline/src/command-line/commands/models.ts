import type { Command } from 'commander'
import cliProgress from 'cli-progress'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandContext } from '../command-context.ts'
import { type Environment, readEnvironment } from '../env.ts'
import { UsageError } from '../usage-error.ts'
import { type PullableFile, type PullableWeights, pullableWeights } from '../weights/pullable-weights.ts'
import { pullFile } from '../weights/pull-file.ts'
import { listShippedWeights, type ShippedWeights } from '../weights/shipped-weights.ts'

/** `fukidashi models list|pull <id>`. */
export function addModelsCommand(program: Command, { signal }: CommandContext): void {
  const models = program.command('models').description('list the weights that ship or can be pulled, and pull them')
  models.action(() => {
    throw new UsageError("'fukidashi models' needs 'list' or 'pull <id>'")
  })
  models
    .command('list')
    .description('print what ships and what can be pulled, with sizes, licences and SHA-256')
    .action(async () => {
      process.stdout.write(await describeModels(readEnvironment()))
    })
  models
    .command('pull')
    .description('fetch weights that do not ship, or go on where an earlier pull was cut off')
    .argument('<id>', 'one of the ids that `models list` prints')
    .action(async (id: string) => {
      await pullWeights(findWeights(id), readEnvironment(), signal)
    })
}

function findWeights(id: string): PullableWeights {
  const found = pullableWeights.find((weights) => weights.id === id)
  if (found !== undefined) return found
  throw new UsageError(
    `there are no weights '${id}' to pull; there are: ${pullableWeights.map((row) => row.id).join(', ')}`,
  )
}

async function describeModels({ pulledFolder }: Environment): Promise<string> {
  const shipped = (await listShippedWeights()).flatMap((weights) =>
    describeWeights(weights, `licence: ${weights.licence}`),
  )
  const pullable = pullableWeights.flatMap((weights) => {
    const isHere = weights.files.every(({ name }) => existsSync(join(pulledFolder, weights.id, name)))
    const use = weights.use === undefined ? 'nothing uses them yet' : `used by ${weights.use}`
    const notes = [`licence: ${weights.licence}`, `from ${weights.home}`, use, ...(isHere ? ['pulled'] : [])]
    return describeWeights(weights, notes.join('; '))
  })
  return [
    'Installed with fukidashi:',
    ...shipped,
    '',
    "To be fetched with 'fukidashi models pull <id>':",
    ...pullable,
    '',
  ].join('\n')
}

function describeWeights({ id, purpose, files }: ShippedWeights, note: string): string[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const width = Math.max(...files.map(({ name }) => name.length))
  return [
    `  ${id}: ${purpose}, ${formatBytes(total)}`,
    `    ${note}`,
    ...files.map(
      ({ name, bytes, sha256 }) => `    ${name.padEnd(width)}  ${formatBytes(bytes).padStart(8)}  sha256 ${sha256}`,
    ),
  ]
}

async function pullWeights(weights: PullableWeights, environment: Environment, signal: AbortSignal): Promise<void> {
  process.stderr.write(`fukidashi: ${weights.id} is under ${weights.licence}, from ${weights.home}\n`)
  const folder = join(environment.pulledFolder, weights.id)
  for (const file of weights.files) await pullOne(file, folder, environment.hubAddress, signal)
  process.stdout.write(`${folder}\n`)
}

async function pullOne(file: PullableFile, folder: string, hubAddress: string, signal: AbortSignal): Promise<void> {
  const { name, bytes, sha256 } = file
  const bar = new cliProgress.SingleBar({
    format: `{bar} {percentage}% of ${formatBytes(bytes)} | ${name}`,
    stream: process.stderr,
    hideCursor: true,
    gracefulExit: false,
    barsize: 24,
  })
  bar.start(bytes, 0)
  let wasFetched: boolean
  try {
    const target = { url: `${hubAddress}/${file.hubPath}`, path: join(folder, name), bytes, sha256 }
    wasFetched = await pullFile(target, { signal, onBytes: (count) => bar.update(count) })
  } finally {
    bar.stop()
  }
  process.stderr.write(`fukidashi: ${name} ${wasFetched ? 'was fetched' : 'was here already'}, its SHA-256 is right\n`)
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
