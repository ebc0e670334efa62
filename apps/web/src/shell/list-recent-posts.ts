import { createApiClient } from '@fukidashi/api-client/create-api-client'
import { getRecentPosts } from '@fukidashi/contract/blog-calls'
import type { z } from 'zod'

/** A post of the blog. */
export type RecentPost = z.output<typeof getRecentPosts.response>[number]

let asked: Promise<readonly RecentPost[]> | undefined

/** The latest posts of the blog, asked for once a visit. */
export async function listRecentPosts(): Promise<readonly RecentPost[]> {
  asked ??= createApiClient({ getRecentPosts }, { baseURL: location.origin }).getRecentPosts({})
  return await asked
}
