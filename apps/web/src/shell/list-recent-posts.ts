import { createApiClient } from '@fukidashi/api-client/create-api-client'

let asked: ReturnType<ReturnType<typeof createApiClient>['getRecentPosts']> | undefined

/** A post of the blog. */
export type RecentPost = Awaited<NonNullable<typeof asked>>[number]

/** The latest posts of the blog, asked for once a visit. */
export async function listRecentPosts(): Promise<readonly RecentPost[]> {
  asked ??= createApiClient({ baseURL: location.origin }).getRecentPosts({})
  return await asked
}
