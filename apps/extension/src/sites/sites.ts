/** A comic site whose pages are found by where they stand instead of by their size. */
export interface Site {
  /** Name of its fixture page, too. */
  readonly id: string
  /** Hosts, each with everything below it: `tapas.io` stands for `m.tapas.io` too. */
  readonly hosts: readonly string[]
  /** Addresses on these hosts that show a comic. */
  readonly path: RegExp
  /** Selects the images that are comic pages. */
  readonly pages: string
}

/** The sites, one row each; `fixtures/<id>.html` shows what their pages are made of. */
export const sites: readonly Site[] = [
  { id: 'webtoons', hosts: ['webtoons.com'], path: /\/viewer$/, pages: '#_imageList img' },
  { id: 'mangadex', hosts: ['mangadex.org'], path: /^\/chapter\//, pages: '.md--reader-pages .md--page img' },
  { id: 'naver-webtoon', hosts: ['comic.naver.com'], path: /^\/webtoon\/detail$/, pages: '#sectionContWide > img' },
  { id: 'tapas', hosts: ['tapas.io'], path: /^\/episode\//, pages: '.viewer__body img.content__img' },
]

/** The site that an address belongs to, or undefined for any other page. */
export function findSite({ hostname, pathname }: Pick<URL, 'hostname' | 'pathname'>): Site | undefined {
  return sites.find(
    ({ hosts, path }) =>
      hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) && path.test(pathname),
  )
}
