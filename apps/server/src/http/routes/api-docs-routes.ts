import { apiDocsPath, openApiPath } from '@fukidashi/contract/public-call'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../env.ts'
import { siteUrlOf } from '../../mails/site-url.ts'
import { createOpenApi } from '../api-docs/create-openapi.ts'
import { describePage, type Example } from '../api-docs/describe-page.ts'
import type { AppEnv } from '../app-env.ts'

const examplesFolder = new URL('../../../examples/', import.meta.url)
const ownFolder = fileURLToPath(new URL('../api-docs/', import.meta.url))
const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Files of the viewer that the page loads, and nothing else of its package. */
const viewerFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': viewerFolder,
  'swagger-ui-bundle.js': viewerFolder,
  'api-docs.css': ownFolder,
  'start-viewer.mjs': ownFolder,
}

/** The viewer draws its icons from the addresses of its style sheet, and asks this server alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const programs = [
  { title: 'curl', file: 'translate-page.sh' },
  { title: 'TypeScript', file: 'translate-page.ts' },
  { title: 'Python', file: 'translate-page.py' },
] as const

/** The description of the public API, and the page that shows it. */
export function addApiDocsRoutes(
  app: Hono<AppEnv>,
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  rate: MiddlewareHandler<AppEnv>,
): void {
  const siteUrl = siteUrlOf(settings)
  let description: ReturnType<typeof createOpenApi> | undefined
  app.get(openApiPath, rate, compress(), (context) => {
    // Without an address of its own, the server is wherever its description came from.
    description ??= createOpenApi(settings.publicUrl === undefined ? '/' : siteUrl)
    // Anybody's tools may read it.
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    context.header('Cache-Control', 'no-cache')
    return context.json(description)
  })
  app.get(apiDocsPath, rate, compress(), async (context) => {
    context.header('Content-Security-Policy', policy)
    context.header('Cache-Control', 'no-cache')
    return context.html(await describePage(siteUrl, await readExamples()))
  })
  for (const [name, root] of Object.entries(viewerFiles)) {
    const path = `${apiDocsPath}/viewer/${name}`
    app.get(path, rate, compress(), async (context, next) => {
      context.header('Cache-Control', 'no-cache')
      return await serveStatic({ root, path: name })(context, next)
    })
  }
}

async function readExamples(): Promise<readonly Example[]> {
  return await Promise.all(
    programs.map(async ({ title, file }) => ({
      title,
      program: await readFile(new URL(file, examplesFolder), 'utf8'),
    })),
  )
}
