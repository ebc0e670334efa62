import { findSite } from '../sites/sites.ts'

/** Comic pages are at least this wide and high on the screen; covers, avatars and buttons are not. */
const smallestPageSidePx = 300

/** The part of a document that is looked at. */
export interface PageDocument {
  readonly images: Iterable<Pick<Element, 'getBoundingClientRect'>>
  readonly querySelectorAll: (selector: string) => { readonly length: number }
  readonly location: Pick<URL, 'hostname' | 'pathname'>
}

/** Counts the comic pages of a document: by place on the sites that are known, by size elsewhere. Changes nothing. */
export function countPageImages(page: PageDocument): number {
  const site = findSite(page.location)
  if (site) return page.querySelectorAll(site.pages).length
  let count = 0
  for (const image of page.images) {
    const { width, height } = image.getBoundingClientRect()
    if (width >= smallestPageSidePx && height >= smallestPageSidePx) count++
  }
  return count
}
