import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppEnv } from '../app-env.ts'

/** Files whose names change with their content. */
const hashedFolder = '/assets/'
const notFoundFile = '404.html'
const fallbackFile = '__spa-fallback.html'

/**
 * The built site: prerendered pages as `<path>/index.html`, and for any other path the site's own not-found page, or else its
 * fallback page, which finds out in the browser. Says so when there is no built site.
 */
export function addSiteRoutes(app: Hono<AppEnv>, folder: string): void {
  if (!existsSync(folder)) {
    app.get('/', (context) => context.text('The server runs. The site was not built: npm run build makes it.'))
    return
  }
  app.use(compress(), async (context, next) => {
    await next()
    const isHashed = context.res.ok && context.req.path.startsWith(hashedFolder)
    context.res.headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  app.use(serveStatic({ root: folder }))
  app.get('*', async (context) => {
    const [file, status] = existsSync(join(folder, notFoundFile))
      ? [notFoundFile, 404 as const]
      : [fallbackFile, 200 as const]
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false
    if (!wantsPage || !existsSync(join(folder, file))) return await context.notFound()
    return context.html(await readFile(join(folder, file), 'utf8'), status)
  })
}
