import { sites } from './sites.ts'

/** A comic site, or the theme of many, whose pages are found by where they stand instead of by their look. */
export interface Site {
  /** Name of its fixture page, too. */
  readonly id: string
  /** Hosts, each with everything below it: `tapas.io` stands for `m.tapas.io` too. Absent for a theme. */
  readonly hosts?: readonly string[]
  /** Selects what only documents of the theme have. */
  readonly markup?: string
  /** Addresses that show a comic; absent where the markup says enough. */
  readonly path?: RegExp
  /** Selects the elements that show pages: images, canvases, or boxes with a background. */
  readonly pages: string
  /** Selects those among them that are none: advertisements, thumbnails. */
  readonly except?: string
}

/** The site that a document belongs to, or undefined for any other page. */
export function findSite(
  { hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>,
  page: Pick<Document, 'querySelector'>,
): Site | undefined {
  return sites.find(
    ({ hosts, markup, path }) =>
      (hosts?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true) &&
      (path?.test(pathname) ?? true) &&
      (markup === undefined || page.querySelector(markup) !== null),
  )
}
