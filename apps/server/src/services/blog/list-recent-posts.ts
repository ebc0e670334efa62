import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'

/** One post as the footer shows it. */
export interface BlogPost {
  readonly title: string
  readonly linkUrl: string
}

const keepMs = 10 * 60 * 1000
const keepFailureMs = 60 * 1000
const timeoutMs = 3000
const maxBytes = 2 * 1024 * 1024
const shown = 5

/** What fetches the feed; tests put their own in its place. */
export type FetchFeed = (url: string, init: RequestInit) => Promise<Response>

/** Makes the list of the latest posts from the configured feed, kept for ten minutes; empty when there is none or it is down. */
export function createBlog(
  { settings, clock, logger }: Pick<Deps, 'settings' | 'clock' | 'logger'>,
  fetchFeed: FetchFeed = fetch,
): () => Promise<readonly BlogPost[]> {
  let kept: { readonly posts: Promise<readonly BlogPost[]>; untilMs: number } | undefined

  const load = async (url: string): Promise<readonly BlogPost[]> => {
    try {
      const response = await fetchFeed(url, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`The feed answered ${response.status}.`)
      const text = await response.text()
      if (text.length > maxBytes) throw new Error('The feed is too long.')
      return readFeed(text).slice(0, shown)
    } catch (error) {
      logger.warn({ err: error }, 'the blog feed could not be read')
      if (kept !== undefined) kept.untilMs = clock.now().getTime() + keepFailureMs
      return []
    }
  }

  return async () => {
    if (settings.blogFeedUrl === undefined) return []
    const nowMs = clock.now().getTime()
    if (kept === undefined || kept.untilMs <= nowMs)
      kept = { posts: load(settings.blogFeedUrl), untilMs: nowMs + keepMs }
    return await kept.posts
  }
}

const postSchema = z.object({ title: z.string().trim().min(1), linkUrl: z.url({ protocol: /^https?$/ }) })
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'entry', 'link'].includes(name) })

/** Posts of a feed in RSS, Atom or JSON Feed, newest first as feeds have them. What lacks a title or an address is left out. */
export function readFeed(text: string): readonly BlogPost[] {
  const posts = text.trimStart().startsWith('{') ? readJsonFeed(JSON.parse(text)) : readXmlFeed(parser.parse(text))
  return posts.flatMap((post) => postSchema.safeParse(post).data ?? [])
}

type Loose = { readonly [key: string]: unknown } | undefined

function readJsonFeed(feed: unknown): readonly unknown[] {
  const items = (feed as { items?: readonly Loose[] }).items ?? []
  return items.map((item) => ({ title: item?.title, linkUrl: item?.url }))
}

function readXmlFeed(feed: { rss?: { channel?: { item?: Loose[] } }; feed?: { entry?: Loose[] } }): readonly unknown[] {
  const rss = feed.rss?.channel?.item ?? []
  const atom = feed.feed?.entry ?? []
  return [...rss, ...atom].map((item) => ({ title: textOf(item?.title), linkUrl: linkOf(item?.link) }))
}

// Depending on attributes, the parser gives a plain text or an object that holds it.
function textOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)['#text']
    : `${value as string}`
}

function linkOf(links: unknown): unknown {
  const all = Array.isArray(links) ? (links as unknown[]) : []
  const isMain = (link: unknown): boolean => {
    const relation = (link as Record<string, unknown>)['@_rel']
    return typeof link === 'string' || relation === undefined || relation === 'alternate'
  }
  const link = all.find(isMain)
  return typeof link === 'object' && link !== null ? (link as Record<string, unknown>)['@_href'] : link
}
