// Writes every page of the site in every language, with its styles within and its scripts named, so that any file server can serve it.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import type * as Prerender from '../src/entry-prerender.tsx'
import { writeInstallation } from './write-installation.ts'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const prerender = new URL('../dist/prerender/entry-prerender.js', import.meta.url)
const { notFoundAddress, renderPage, writeRobots, writeSitemap, writtenPages }: typeof Prerender = await import(
  prerender.href
)

const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
const entry = 'src/entry-client.tsx'
/** A name that browsers know nothing of: such a link loads nothing yet. */
const laterScript = 'later-script'
const styles = manifest['style.css']!
// The files of single subsets do not say which letters they are for, and all would be fetched for every page.
const ranges = createRequire(import.meta.url)('@fontsource/poppins/unicode.json') as Readonly<Record<string, string>>
const rules = readFileSync(join(folder, styles.file), 'utf8')
  .trim()
  // A letter that comes late would move what is being read; the next page has it.
  .replaceAll('font-display:swap', 'font-display:optional')
  // Every browser that runs the site reads the other format.
  .replaceAll(/,url\([^)]*\.woff\)format\("woff"\)/g, '')
  .replaceAll('format("woff2")', '')
  .replaceAll(/(\/poppins-latin-ext-[^}]*)\}/g, `$1;unicode-range:${ranges['latin-ext']}}`)
const sheet = `<style>${rules}</style>`
// What the first view is written in, asked for before anything says so.
const fonts = Array.from(
  rules.matchAll(/url\((\/assets\/poppins-latin-(?:400|600|700)-[^)]+\.woff2)\)/g),
  ([, url]) => url,
)
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('')

// Scripts are asked for once the page has been painted: before that, they would share the line with what is read first. A page
// in a tab behind is painted when somebody looks at it. The same for all pages, so that the server's policy has one hash of it.
const start = `<script>(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;\
for(const part of document.querySelectorAll('link[rel="${laterScript}"]'))part.rel="modulepreload";\
import("/${manifest[entry]!.file}")};\
if(document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint"))begin();\
else new PerformanceObserver(begin).observe({type:"paint",buffered:true})})()</script>`

for (const { address, locale, file, catalog, isStill } of writtenPages) {
  // A page that comes to life later loads its own script and words then.
  const catalogs = ['web', ...(catalog === undefined || isStill ? [] : [catalog])]
  const words = catalogs.map((name) => `../../packages/i18n/locales/${name}/${locale}.po`)
  const modules = [entry, ...(isStill ? [] : ['src/page-parts.ts', join('src', file)]), ...words]
  const scripts = [...new Set(modules.flatMap(filesOf))].map(
    (script) => `<link rel="${laterScript}" href="/${script}">`,
  )
  const page = (await renderPage(address))
    .replace('</head>', `${fonts}${sheet}${scripts.join('')}</head>`)
    .replace('</body>', `${start}</body>`)
  mkdirSync(join(folder, address), { recursive: true })
  writeFileSync(join(folder, address, 'index.html'), page)
}

writeFileSync(join(folder, 'sitemap.xml'), writeSitemap())
writeFileSync(join(folder, 'robots.txt'), writeRobots())
await writeInstallation(folder)

// File servers look for 404.html when an address leads nowhere.
copyFileSync(join(folder, notFoundAddress, 'index.html'), join(folder, '404.html'))
rmSync(join(folder, '.vite'), { recursive: true })
console.log(`${writtenPages.length} pages written`)

/** The script of a module and those that it cannot begin without. */
function filesOf(module: string): string[] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no '${module}'.`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)]
}
