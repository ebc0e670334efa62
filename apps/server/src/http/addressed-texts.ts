import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a text is sent. */
export const textEncodings = ['br', 'gzip', 'identity'] as const

/** How a text is sent. */
export type TextEncoding = (typeof textEncodings)[number]

/** A text of the site as it is sent. */
export interface AddressedText {
  readonly type: string
  readonly content: Buffer
}

const compress: Record<TextEncoding, (text: Buffer) => Promise<Buffer>> = {
  // One step below the best, which takes ten times as long: nobody compresses these before they are asked for.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
  identity: (text) => Promise.resolve(text),
}

/**
 * Texts of the built site that name its address, with the address that it is served under: pages in their links for search
 * engines and for those who share them, sitemap and robots.txt. Answers undefined for every other path. Each is made once.
 */
export function createAddressedTexts(
  folder: string,
  publicUrl: string,
): (path: string, encoding: TextEncoding) => Promise<AddressedText | undefined> {
  const builtOrigin = readBuiltOrigin(folder)
  const { origin } = new URL(publicUrl)
  if (builtOrigin === undefined || builtOrigin === origin) return () => Promise.resolve(undefined)
  const files = listTexts(folder)
  // The failure is that of each request.
  files.catch(() => {})
  const made = new Map<string, Promise<Buffer>>()

  async function make(file: string, encoding: TextEncoding): Promise<Buffer> {
    const text = await readFile(file, 'utf8')
    return await compress[encoding](Buffer.from(readdress(text, file.endsWith('.html'), builtOrigin!, origin)))
  }

  return async (path, encoding) => {
    const file = (await files).get(path.length > 1 ? path.replace(/\/$/, '') : path)
    if (file === undefined) return undefined
    const key = `${encoding} ${file}`
    const content = made.get(key) ?? make(file, encoding)
    made.set(key, content)
    content.catch(() => made.delete(key))
    return { type: typeOf(file), content: await content }
  }
}

/** What the site was built for, as its robots.txt says it. */
function readBuiltOrigin(folder: string): string | undefined {
  try {
    const address = /^Sitemap: (\S+)$/m.exec(readFileSync(join(folder, 'robots.txt'), 'utf8'))?.[1]
    return address === undefined ? undefined : new URL(address).origin
  } catch {
    // A site that was built by other means names no address that we know of.
    return undefined
  }
}

async function listTexts(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).replaceAll('\\', '/')}`
    if (entry.name === 'index.html') files.set(path.slice(0, -'/index.html'.length) || '/', file)
    else if (path === '/sitemap.xml' || path === '/robots.txt') files.set(path, file)
  }
  return files
}

function readdress(text: string, isPage: boolean, from: string, to: string): string {
  if (!isPage) return text.replaceAll(from, to)
  // In the words of a page, the same address may be that of a reader's own machine.
  const named = /(<(?:link|meta)\b[^>]*?\b(?:href|content)="|"url":")(https?:\/\/[^/"<]+)/g
  return text.replaceAll(named, (whole, start: string, origin: string) => (origin === from ? start + to : whole))
}

function typeOf(file: string): string {
  if (file.endsWith('.html')) return 'text/html; charset=utf-8'
  return file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8'
}
