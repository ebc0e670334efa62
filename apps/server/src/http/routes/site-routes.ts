import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import { createAddressedTexts, textEncodings } from '../addressed-texts.ts'
import type { AppEnv } from '../app-env.ts'
import { createContentPolicy } from '../content-policy.ts'

/** Files whose names change with their content. */
const hashedFolder = '/assets/'
const notFoundFile = '404.html'

/**
 * The built site: pages as `<path>/index.html`, and for any other path the site's own not-found page in the language of the
 * address. Files that lie there compressed are sent so. Where `PUBLIC_URL` is another address than the site was built for, its
 * texts name that. Says so when there is no built site.
 */
export function addSiteRoutes(
  app: Hono<AppEnv>,
  { webFolder: folder, consent, publicUrl }: Pick<Settings, 'webFolder' | 'consent' | 'publicUrl'>,
): void {
  if (!existsSync(folder)) {
    app.get('/', (context) => context.text('The server runs. The site was not built: npm run build makes it.'))
    return
  }
  const policy = createContentPolicy(folder, consent)
  policy.catch(() => {})
  app.use(compress(), async (context, next) => {
    await next()
    const isHashed = context.res.ok && context.req.path.startsWith(hashedFolder)
    if (context.res.headers.get('content-type')?.startsWith('text/html'))
      context.res.headers.set('Content-Security-Policy', await policy)
    context.res.headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  })
  if (publicUrl !== undefined) {
    const findText = createAddressedTexts(folder, publicUrl)
    app.get('*', async (context, next) => {
      const supports = [...textEncodings]
      const encoding = accepts(context, { header: 'Accept-Encoding', supports, default: 'identity' })
      const text = await findText(context.req.path, encoding as (typeof textEncodings)[number])
      if (text === undefined) return await next()
      context.header('Content-Type', text.type)
      context.header('Vary', 'Accept-Encoding')
      if (encoding !== 'identity') context.header('Content-Encoding', encoding)
      return context.body(new Uint8Array(text.content))
    })
  }
  app.use(serveStatic({ root: folder, precompressed: true }))
  app.get('*', async (context) => {
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false
    const file = [join(context.req.path.split('/')[1] ?? '', 'error/404/index.html'), notFoundFile]
      .map((name) => join(folder, name))
      .find((path) => existsSync(path))
    if (!wantsPage || file === undefined) return await context.notFound()
    return context.html(await readFile(file, 'utf8'), 404)
  })
}
