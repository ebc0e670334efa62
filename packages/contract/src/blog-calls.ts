import { z } from 'zod'
import { defineCall } from './call.ts'

/** The five latest posts of the blog; empty while the blog cannot be reached. */
export const getRecentPosts = defineCall({
  method: 'GET',
  path: '/api/manga/blog/getListForRecent5',
  sends: 'query',
  request: z.object({}),
  response: z.array(z.object({ title: z.string(), linkUrl: z.url() })).max(5),
})
