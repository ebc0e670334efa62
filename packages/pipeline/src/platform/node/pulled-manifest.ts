import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Stands in the folder of each set of weights once all of it is there and found right. */
export const pulledManifestName = 'pulled.json'

/** What was pulled, and from where. */
export const pulledManifestSchema = z.object({
  id: z.string(),
  licence: z.string(),
  repository: z.string(),
  /** Commit of the repository. */
  revision: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      bytes: z.int(),
      digest: z.object({ name: z.literal(['SHA-256', 'git object id']), hex: z.string() }),
      /** Whether the digest was known before the hub was asked. */
      isPinned: z.boolean(),
    }),
  ),
})

/** What was pulled, and from where. */
export type PulledManifest = z.infer<typeof pulledManifestSchema>

/** Reads a manifest; gives nothing when there is none, or none that can be used. */
export function readManifest(path: string): PulledManifest | undefined {
  try {
    return pulledManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
