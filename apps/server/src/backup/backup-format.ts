import { z } from 'zod'

/** First entry of a backup: what the archive is. */
export const manifestName = 'manifest.json'
/** Last entry of a backup: a line for each other file, as `sha256sum` writes and checks them. An archive that was cut off has none. */
export const checksumsName = 'checksums.txt'
/** Version of the archive's format; raised when an older program could no longer read it. */
export const formatVersion = 1

/** What of a data folder is in a backup: all that a server needs to go on. Weights can be pulled again. */
export const backedUpParts = ['blobs', 'secrets', 'folder-id.txt', 'database'] as const

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.literal('fukidashi-backup'),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Of the newest migration that its database has, in milliseconds; they are numbered by when they were written. */
  migration: z.number().int(),
})

/** What a backup says of itself. */
export type Manifest = z.output<typeof manifestSchema>

/** Why a backup could not be made or restored, in words for whoever asked for it. */
export class BackupError extends Error {}

/**
 * The parts of an entry's name. Throws a BackupError for a name that no backup has, such as one that leads out of the folder.
 */
export function splitEntryName(name: string): readonly string[] {
  const segments = name.replace(/\/$/, '').split('/')
  const isKnown = (backedUpParts as readonly string[]).includes(segments[0]!)
  const isPlain = segments.every((segment) => /^[\w.-]+$/.test(segment) && !/^\.+$/.test(segment))
  if (!isKnown || !isPlain) throw new BackupError(`It has an entry that no backup has: ${JSON.stringify(name)}.`)
  return segments
}
