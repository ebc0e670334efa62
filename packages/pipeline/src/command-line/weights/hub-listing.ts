import { z } from 'zod'
import { type FileDigest, sha256Of } from './file-digest.ts'
import { explainAnswer, explainNetwork, PullError } from './pull-error.ts'

/** A file of a repository, as the hub lists it at one commit. */
export interface HubFile {
  readonly path: string
  readonly bytes: number
  readonly digest: FileDigest
}

/** A repository at one commit. */
export interface HubListing {
  /** Full id of the commit. */
  readonly commit: string
  /** The licence that the repository states for itself, if it does. */
  readonly licence: string | undefined
  readonly files: readonly HubFile[]
}

const infoSchema = z.object({
  sha: z.string().regex(/^[0-9a-f]{40}$/u),
  gated: z.union([z.boolean(), z.string()]).optional(),
  cardData: z.object({ license: z.union([z.string(), z.array(z.string())]).optional() }).optional(),
})

const treeSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    size: z.int().min(0),
    oid: z.string().regex(/^[0-9a-f]{40,64}$/u),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/u), size: z.int().min(0) }).optional(),
  }),
)

/**
 * Asks the hub which commit a revision is and what lies in it (`GET /api/models/<repository>/revision/<revision>` and
 * `/tree/<commit>?recursive=true`, huggingface.co/docs/hub/api). Throws a PullError in words for people.
 */
export async function fetchHubListing(
  hubAddress: string,
  repository: string,
  revision: string,
  signal: AbortSignal,
): Promise<HubListing> {
  const api = `${hubAddress}/api/models/${repository}`
  const { sha, gated, cardData } = (await fetchJson(`${api}/revision/${revision}`, infoSchema, signal)).content
  if (gated !== undefined && gated !== false)
    throw new PullError(`${repository} requires accepting its publisher's terms on ${hubAddress}`)
  const files: HubFile[] = []
  for (let next: string | undefined = `${api}/tree/${sha}?recursive=true`; next !== undefined; ) {
    const page: FetchedJson<z.infer<typeof treeSchema>> = await fetchJson(next, treeSchema, signal)
    files.push(...page.content.filter(({ type }) => type === 'file').map(toHubFile))
    next = page.next
  }
  return { commit: sha, licence: [cardData?.license].flat().filter(Boolean).join(', ') || undefined, files }
}

function toHubFile({ path, size, oid, lfs }: z.infer<typeof treeSchema>[number]): HubFile {
  if (lfs !== undefined) return { path, bytes: lfs.size, digest: sha256Of(lfs.oid) }
  return { path, bytes: size, digest: { name: 'git object id', hex: oid } }
}

interface FetchedJson<Content> {
  readonly content: Content
  /** Address of the next page of a long list. */
  readonly next: string | undefined
}

async function fetchJson<Content>(
  url: string,
  schema: z.ZodType<Content>,
  signal: AbortSignal,
): Promise<FetchedJson<Content>> {
  const reply = await fetch(url, { headers: { accept: 'application/json' }, signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new PullError(explainNetwork(url, error))
  })
  if (!reply.ok) throw new PullError(explainAnswer(url, reply))
  const content = schema.safeParse(await reply.json().catch(() => undefined))
  if (!content.success) throw new PullError(`${url} did not respond as the Hugging Face Hub does`)
  const next = /<([^>]+)>;\s*rel="next"/u.exec(reply.headers.get('link') ?? '')?.[1]
  return { content: content.data, next: next === undefined ? undefined : new URL(next, url).href }
}
