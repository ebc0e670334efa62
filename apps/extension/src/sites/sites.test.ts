import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { findSite } from './find-site.ts'
import { sites } from './sites.ts'

const folder = fileURLToPath(new URL('fixtures/', import.meta.url))

function openPage(html: string): Document {
  const { document } = new Window()
  document.body.innerHTML = html
  return document as unknown as Document
}

describe('sites', () => {
  it('have a name and a fixture page each', () => {
    const fixtures = readdirSync(folder).map((name) => name.replace('.html', ''))
    expect(sites.map(({ id }) => id).toSorted()).toEqual(fixtures.toSorted())
  })

  // The first line of a fixture names an address of the site, the attribute data-page marks what has to be found.
  it.each(sites.map(({ id }) => id))('%s finds its pages and nothing else', (id) => {
    const html = readFileSync(`${folder}${id}.html`, 'utf8')
    const address = new URL(html.match(/^<!-- (\S+) -->/)![1]!)
    const page = openPage(html)
    const site = findSite(address, page)!
    expect(site.id).toBe(id)
    const found = [...page.querySelectorAll(site.pages)].filter(
      (element) => !site.except || !element.matches(site.except),
    )
    expect(found).toEqual([...page.querySelectorAll('[data-page]:is(img, div[style])')])
    expect(found.length).toBeGreaterThan(1)
  })

  it.each(['https://mangadex.org/settings', 'https://notmangadex.org/chapter/1', 'https://tapas.io.example/episode/1'])(
    'are not seen in %s',
    (address) => {
      expect(findSite(new URL(address), openPage('<p>Text</p>'))).toBeUndefined()
    },
  )
})
