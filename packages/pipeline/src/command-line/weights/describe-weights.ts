import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type PulledManifest, readManifest } from '../../platform/node/pulled-manifest.ts'
import { formatBytes } from './format-bytes.ts'
import { manifestPaths } from './pull-plan.ts'
import type { PullableSet } from './pullable-set.ts'
import type { ShippedWeights } from './shipped-weights.ts'

/** What ships, what was pulled and what can be pulled, as text for people. */
export function describeWeights(
  shipped: readonly ShippedWeights[],
  pullable: readonly PullableSet[],
  pulledFolder: string,
): string {
  const pulled = pullable.filter((set) => isPulled(set, pulledFolder))
  const others = pullable.filter((set) => !pulled.includes(set))
  return [
    'Installed with fukidashi:',
    ...shipped.flatMap(describeShipped),
    '',
    `Downloaded to ${pulledFolder}:`,
    ...(pulled.length === 0 ? ['  none'] : pulled.flatMap((set) => describePulled(set, pulledFolder))),
    '',
    "Available with 'fukidashi models pull <id>':",
    ...others.flatMap(describePullable),
    '',
  ].join('\n')
}

/** Whether all of a set is there. Sets whose files are all pinned need no manifest for that. */
function isPulled(set: PullableSet, pulledFolder: string): boolean {
  const folder = join(pulledFolder, set.id)
  if (existsSync(manifestPaths(folder).done)) return true
  return set.listed.length === 0 && set.pinned.every(({ name }) => existsSync(join(folder, name)))
}

interface FileLine {
  readonly name: string
  readonly bytes: number
  readonly digest: string
}

function describeShipped({ id, purpose, licence, files }: ShippedWeights): string[] {
  const lines = files.map(({ name, bytes, sha256 }) => ({ name, bytes, digest: `sha256 ${sha256}` }))
  return describeSet(`${id}: ${purpose}`, [`licence: ${licence}`], lines)
}

function describePulled(set: PullableSet, pulledFolder: string): string[] {
  const manifest = readManifest(manifestPaths(join(pulledFolder, set.id)).done)
  const commit = manifest === undefined ? '' : ` at ${manifest.revision}`
  const lines = manifest === undefined ? pinnedLines(set) : manifest.files.map(toLine)
  return describeSet(`${set.id}: ${set.purpose}`, [`${notesOf(set)}; ${set.repository}${commit}`], lines)
}

function describePullable(set: PullableSet): string[] {
  const about = set.listedMegabytes > 0 ? `, about ${set.listedMegabytes} MB` : ''
  const more = set.pinned.length > 0 ? ' more' : ''
  const listed = `    ${set.listed.length}${more} files, with sizes and digests provided by the hub`
  const lines = describeSet(`${set.id}: ${set.purpose}${about}`, [notesOf(set)], pinnedLines(set))
  return set.listed.length === 0 ? lines : [...lines, listed]
}

function notesOf({ licence, home, use }: PullableSet): string {
  return `licence: ${licence}; from ${home}; ${use === undefined ? 'not used yet' : `used by ${use}`}`
}

function pinnedLines({ pinned }: PullableSet): FileLine[] {
  return pinned.map(({ name, bytes, sha256 }) => ({ name, bytes, digest: `sha256 ${sha256}` }))
}

function toLine({ name, bytes, digest }: PulledManifest['files'][number]): FileLine {
  return { name, bytes, digest: `${digest.name === 'SHA-256' ? 'sha256' : 'git'} ${digest.hex}` }
}

function describeSet(title: string, notes: readonly string[], files: readonly FileLine[]): string[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const width = Math.max(0, ...files.map(({ name }) => name.length))
  return [
    `  ${title}${total > 0 ? `, ${formatBytes(total)}` : ''}`,
    ...notes.map((note) => `    ${note}`),
    ...files.map(
      ({ name, bytes, digest }) => `    ${name.padEnd(width)}  ${formatBytes(bytes).padStart(8)}  ${digest}`,
    ),
  ]
}
