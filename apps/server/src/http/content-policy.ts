import type { ConsentSettings } from '@fukidashi/contract/consent-settings'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** For everything that is no page of the site: nothing is to be loaded from within it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of the site's pages: what comes from this server, of what stands within the pages only what
 * stood there when they were built, by its hash, and the scripts of the tools that the operator set up.
 */
export async function createContentPolicy(folder: string, consent: ConsentSettings): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  const texts = await Promise.all(
    pages.map(async ({ parentPath, name }) => await readFile(join(parentPath, name), 'utf8')),
  )
  // What says its type is data, which is never run.
  const scripts = hashesOf(texts, /<script>(.*?)<\/script>/gs)
  const styles = hashesOf(texts, /<style[^>]*>(.*?)<\/style>/gs)
  const attributes = hashesOf(texts, /\sstyle="([^"]*)"/g)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...scriptOriginsOf(consent)].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `style-src-attr ${["'unsafe-hashes'", ...attributes].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    // A reader's own translation service may be at any encrypted address, or on their own machine.
    "connect-src 'self' blob: https: http://localhost:* http://*.localhost:* http://127.0.0.1:*",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where scripts of the tools come from that visitors are asked about: their first script loads others from beside it. */
function scriptOriginsOf({ analytics, recording, ads }: ConsentSettings): readonly string[] {
  const urls = [analytics?.scriptUrl, recording?.scriptUrl].filter((url) => url !== undefined)
  const origins = urls.map((url) => new URL(url).origin)
  return [
    ...origins,
    ...(origins.includes('https://www.clarity.ms') ? ['https://*.clarity.ms'] : []),
    ...(ads ? ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'] : []),
  ]
}

function hashesOf(texts: readonly string[], pattern: RegExp): readonly string[] {
  const contents = new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, content]) => content!)))
  return Array.from(contents, (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}
