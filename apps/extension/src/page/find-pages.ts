import { findSite } from '../sites/find-site.ts'
import { findOwnSite, type OwnSite } from '../sites/own-sites.ts'

/** The comic pages of a document. */
export interface FoundPages {
  /** In the order of the document. */
  readonly elements: readonly HTMLElement[]
  /** How sure it is that these are comic pages, 0 to 1; 1 on the sites that are known. */
  readonly confidence: number
}

/** From here on pages found by their look alone count as a comic without the reader saying so. */
export const sureEnough = 0.6

/** Smallest side of a page as it was drawn, and its smallest width on the screen, in pixels. */
const smallest = { naturalWidth: 400, naturalHeight: 300, shownWidth: 200, shownHeight: 150 }

const besideTheComic = 'header, nav, footer, aside, [role="banner"], [role="navigation"], [role="complementary"]'
const addressOfComic = /chapter|episode|viewer|reader|manga|manhwa|manhua|webtoon|comic|\/read\b/i

/**
 * Finds the comic pages of a document: where the reader said they are, by place on the sites that are known, by their look
 * elsewhere. Changes nothing.
 */
export function findPages(
  page: Document,
  address: Pick<URL, 'hostname' | 'pathname'>,
  ownSites: readonly OwnSite[],
): FoundPages {
  const ownSite = findOwnSite(ownSites, address)
  const site: { readonly pages: string; readonly except?: string } | undefined = ownSite ?? findSite(address, page)
  if (!site) return findByLook(page, address)
  const all = [...page.querySelectorAll<HTMLElement>(site.pages)]
  const elements = site.except ? all.filter((element) => !element.matches(site.except!)) : all
  return { elements, confidence: elements.length > 0 ? 1 : 0 }
}

/** An element with its place in the window, asked for once: a gallery has hundreds, which are compared with each other. */
interface Candidate {
  readonly element: HTMLElement
  readonly left: number
  readonly width: number
  readonly height: number
}

function findByLook(page: Document, address: Pick<URL, 'pathname'>): FoundPages {
  const candidates = [...page.querySelectorAll<HTMLElement>('img, canvas')].flatMap((element): Candidate[] => {
    const { left, width, height } = element.getBoundingClientRect()
    return looksLikePage(element, width, height) ? [{ element, left, width, height }] : []
  })
  if (candidates.length === 0) return { elements: [], confidence: 0 }
  const family = largestFamily(candidates)
  const portrait = family.filter(({ width, height }) => height > 1.15 * width).length / family.length
  const signs = [
    family.length >= 3 ? 0.35 : family.length === 2 ? 0.2 : 0,
    0.3 * portrait,
    addressOfComic.test(address.pathname) || addressOfComic.test(page.title) ? 0.25 : 0,
    stackOfOneColumn(family) ? 0.2 : 0,
  ]
  return { elements: family.map(({ element }) => element), confidence: Math.min(1, sum(signs)) }
}

function looksLikePage(element: HTMLElement, width: number, height: number): boolean {
  if (width < smallest.shownWidth || height < smallest.shownHeight || width > 3 * height) return false
  const [naturalWidth, naturalHeight] = naturalSizeOf(element)
  if (naturalWidth < smallest.naturalWidth || naturalHeight < smallest.naturalHeight) return false
  return element.closest(besideTheComic) === null
}

/** Width and height of what an element shows, in its own pixels; zeros for an image that has not loaded. */
export function naturalSizeOf(element: Element): readonly [number, number] {
  if (element instanceof HTMLImageElement) return [element.naturalWidth, element.naturalHeight]
  if (element instanceof HTMLCanvasElement) return [element.width, element.height]
  return [element.clientWidth, element.clientHeight]
}

/** Pages of one comic are about equally wide; the most of such images are taken for it. */
function largestFamily(candidates: readonly Candidate[]): readonly Candidate[] {
  const byWidth = new Map<number, readonly Candidate[]>()
  for (const { width } of candidates)
    if (!byWidth.has(width))
      byWidth.set(
        width,
        candidates.filter((other) => Math.abs(other.width - width) <= 0.08 * width),
      )
  return [...byWidth.values()].toSorted((a, b) => areaOf(b) - areaOf(a))[0]!
}

function areaOf(family: readonly Candidate[]): number {
  return sum(family.map(({ width, height }) => width * height))
}

function stackOfOneColumn(family: readonly Candidate[]): boolean {
  if (family.length < 2) return false
  const lefts = family.map(({ left }) => left)
  return Math.max(...lefts) - Math.min(...lefts) < 40
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
