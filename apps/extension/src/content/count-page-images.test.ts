import { expect, it } from 'vitest'
import { countPageImages, type PageDocument } from './count-page-images.ts'

const sizes = [
  [800, 1200],
  [300, 300],
  [1000, 90],
  [160, 600],
  [16, 16],
] as const

/** A page with images of these sizes, two of them where MangaDex has its pages. */
function pageAt(address: string): PageDocument {
  return {
    images: sizes.map(([width, height]) => ({ getBoundingClientRect: () => ({ width, height }) as DOMRect })),
    querySelectorAll: (selector) => ({ length: selector === '.md--reader-pages .md--page img' ? 2 : 0 }),
    location: new URL(address),
  }
}

it('counts images of a page size and leaves banners, columns and icons out', () => {
  expect(countPageImages(pageAt('https://example.org/'))).toBe(2)
})

it('counts by place on a site that it knows, whatever the sizes are', () => {
  expect(countPageImages({ ...pageAt('https://mangadex.org/chapter/1'), images: [] })).toBe(2)
})
