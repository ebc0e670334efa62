import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pulledManifestName, type PulledManifest, readManifest } from '../../platform/node/pulled-manifest.ts'
import { sha256Of } from './file-digest.ts'
import { fetchHubListing } from './hub-listing.ts'
import { PullError } from './pull-error.ts'
import type { PullableSet } from './pullable-set.ts'

/** What is to be fetched for a set, each file with the digest that it must have. */
export interface PullPlan extends Omit<PulledManifest, 'files'> {
  /** The licence that the repository itself states, when it was asked and says so. */
  readonly statedLicence?: string | undefined
  readonly files: readonly (PulledManifest['files'][number] & { readonly path: string })[]
}

/** Where the manifest of a set lies when it is complete, and while it is not. */
export function manifestPaths(folder: string): { readonly done: string; readonly unfinished: string } {
  const done = join(folder, pulledManifestName)
  return { done, unfinished: `${done}.part` }
}

/**
 * Works out what to fetch. A set that was begun or pulled before keeps its commit, so that a cut-off pull goes on with the same
 * files; otherwise the hub is asked for whatever is not pinned. Throws a PullError.
 */
export async function planPull(
  set: PullableSet,
  folder: string,
  hubAddress: string,
  signal: AbortSignal,
): Promise<PullPlan> {
  const { done, unfinished } = manifestPaths(folder)
  const noted = readManifest(done) ?? readManifest(unfinished)
  const earlier = isCommit(set.revision) && noted?.revision !== set.revision ? undefined : noted
  const paths = new Map(set.pinned.map(({ name, path }) => [name, path]))
  if (earlier !== undefined)
    return { ...earlier, files: earlier.files.map((file) => ({ ...file, path: paths.get(file.name) ?? file.name })) }
  const pinned = set.pinned.map(({ name, path, bytes, sha256 }) => {
    return { name, path, bytes, digest: sha256Of(sha256), isPinned: true }
  })
  const { id, licence, repository } = set
  if (set.listed.length === 0) return { id, licence, repository, revision: set.revision, files: pinned }
  const listing = await fetchHubListing(hubAddress, repository, set.revision, signal)
  const listed = set.listed.map((path) => {
    const file = listing.files.find((candidate) => candidate.path === path)
    if (file === undefined)
      throw new PullError(`${repository} cannot be used: it has no ${path} at commit ${listing.commit}`)
    return { ...file, name: path, isPinned: false }
  })
  const plan = { id, licence, repository, revision: listing.commit, files: [...listed, ...pinned] }
  return { ...plan, statedLicence: listing.licence }
}

/** Notes a plan in the set's folder, for a pull that goes on after this one was cut off. */
export async function notePlan(plan: PullPlan, folder: string): Promise<void> {
  const { unfinished } = manifestPaths(folder)
  const files = plan.files.map(({ name, bytes, digest, isPinned }) => ({ name, bytes, digest, isPinned }))
  const { id, licence, repository, revision } = plan
  await mkdir(dirname(unfinished), { recursive: true })
  await writeFile(unfinished, `${JSON.stringify({ id, licence, repository, revision, files }, null, 2)}\n`)
}

/** Forgets what was noted, when it turned out not to be true of the files. */
export async function forgetPlan(folder: string): Promise<void> {
  const { done, unfinished } = manifestPaths(folder)
  await rm(unfinished, { force: true })
  await rm(done, { force: true })
}

function isCommit(revision: string): boolean {
  return /^[0-9a-f]{40}$/u.test(revision)
}
