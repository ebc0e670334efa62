import { mkdir, rename, statfs } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { formatBytes } from './format-bytes.ts'
import { startPullDisplay } from './pull-display.ts'
import { PullError } from './pull-error.ts'
import { pullFile } from './pull-file.ts'
import { forgetPlan, manifestPaths, notePlan, planPull, type PullPlan } from './pull-plan.ts'
import type { PullableSet } from './pullable-set.ts'

/** Where weights come from and go to. */
export interface PullPlace {
  readonly pulledFolder: string
  /** Address of the Hugging Face Hub or of a mirror of it, without a slash at the end. */
  readonly hubAddress: string
}

/**
 * Fetches a set of weights, tells on standard error what it is and how it goes, and gives the folder that holds it. A set that
 * is there already is only checked, without network. Throws a PullError.
 */
export async function pullSet(set: PullableSet, place: PullPlace, signal: AbortSignal): Promise<string> {
  const folder = join(place.pulledFolder, set.id)
  const { done, unfinished } = manifestPaths(folder)
  const plan = await planPull(set, folder, place.hubAddress, signal)
  tell(describePlan(set, plan))
  await mkdir(folder, { recursive: true })
  await refuseSmallDisk(plan, folder)
  if (!existsSync(done)) await notePlan(plan, folder)
  try {
    for (const file of plan.files) await pullOne(file, plan, folder, place.hubAddress, signal)
  } catch (error) {
    if (error instanceof PullError && error.kind === 'wrongContent') await forgetPlan(folder)
    throw error
  }
  if (existsSync(unfinished)) await rename(unfinished, done)
  return folder
}

function describePlan(set: PullableSet, { files, licence, repository, revision, statedLicence }: PullPlan): string {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const unpinned = files.filter(({ isPinned }) => !isPinned).length
  const digests =
    unpinned === 0 ? 'all digests pinned' : `${files.length - unpinned} digests pinned, ${unpinned} provided by the hub`
  const stated = statedLicence === undefined ? '' : ` (stated by the repository as ${statedLicence})`
  return [
    `${set.id}: licence ${licence}${stated}, from ${set.home}`,
    `${repository} at ${revision}: ${files.length} files, ${formatBytes(total)}; ${digests}`,
  ].join('\nfukidashi: ')
}

async function pullOne(
  file: PullPlan['files'][number],
  { repository, revision }: PullPlan,
  folder: string,
  hubAddress: string,
  signal: AbortSignal,
): Promise<void> {
  const { name, bytes, digest, isPinned } = file
  const url = `${hubAddress}/${repository}/resolve/${revision}/${file.path}`
  const display = startPullDisplay(name, bytes)
  let wasFetched: boolean
  try {
    wasFetched = await pullFile({ url, path: join(folder, name), bytes, digest }, { signal, onBytes: display.update })
  } finally {
    display.stop()
  }
  const verdict = isPinned ? `${digest.name} matches the pinned one` : `${digest.name} matches the hub's`
  tell(`${name} ${wasFetched ? 'downloaded' : 'already present'}, ${verdict}`)
}

async function refuseSmallDisk({ files }: PullPlan, folder: string): Promise<void> {
  const missing = files.reduce((sum, { name, bytes }) => sum + bytes - sizeOf(join(folder, name), bytes), 0)
  const { bavail, bsize } = await statfs(folder)
  if (missing > bavail * bsize)
    throw new PullError(
      `not enough space in ${folder}: ${formatBytes(missing)} needed, ${formatBytes(bavail * bsize)} available; free some space and pull again`,
    )
}

// What lies there whole, or in part from an earlier try.
function sizeOf(path: string, bytes: number): number {
  const found = [path, `${path}.part`].map((candidate) => statSync(candidate, { throwIfNoEntry: false })?.size ?? 0)
  return Math.min(bytes, Math.max(...found))
}

function tell(line: string): void {
  process.stderr.write(`fukidashi: ${line}\n`)
}
