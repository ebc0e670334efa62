// Makes the style sheet of the cookie banner: of the library's what the site's layout uses, and the site's own below it. It is
// a file of its own, because only visitors who are asked load it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../dist/', import.meta.url))
const library = createRequire(import.meta.url).resolve('vanilla-cookieconsent/dist/cookieconsent.css')
const own = fileURLToPath(new URL('../src/features/consent/consent.css', import.meta.url))
/** Layouts, themes, links and lists of services that the site does not have, scrollbars, which are the browser's own, a light under rows, and the look of links, which is the site's. */
const unused =
  /--(?:bar|cloud|inline|wide|flip|left|top|center|middle|uneven)\b|darkmode|service|badge|caption|webkit-scrollbar|cc__link|cm__close|table-tr:hover|^#cc-main a(?::\w+)?$/
/** What only those use, how letters are smoothed, which is everywhere as on the rest of the site, and how a page scrolls that stands still behind the banner. */
const unusedProperty =
  /scroll|toggle-(?:en|dis)abled-icon|link-color|section-category|font-smoothing|text-rendering|size-adjust/

const ownRules = readFileSync(own, 'utf8')
/** Variables that the site gives values of its own, so that nobody sees the library's. */
const ownVariables = new Set(Array.from(ownRules.matchAll(/^ {2}(--cc-[\w-]+):/gm), ([, name]) => name!))

const rules = readFileSync(library, 'utf8')
  .replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
    const used = selectors.split(',').filter((selector) => !unused.test(selector.trim()))
    const known = selectors.trim() === ':root' ? ownVariables : new Set<string>()
    return used.length > 0 ? `${used.join(',')}{${leaveOut(body, known)}}` : ''
  })
  .replaceAll(/@[^{}]+\{\s*\}/g, '')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}consent.css`, rules + ownRules)

function leaveOut(body: string, names: ReadonlySet<string>): string {
  return body
    .split(';')
    .filter((declaration) => {
      const [property = ''] = declaration.split(':')
      return !names.has(property.trim()) && !unusedProperty.test(property)
    })
    .join(';')
}
