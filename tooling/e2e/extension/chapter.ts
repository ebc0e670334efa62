/** Where a chapter can be found that the row of a known site knows, under a name of the test's own. */
export function viewer(name: string, scheme: 'http' | 'https' = 'http'): string {
  return `${scheme}://www.webtoons.com/en/${name}/viewer`
}

/** Addresses of so many images, counted from 1; those of `page` are the sample pages. */
export function numbered(count: number, name = 'page'): readonly string[] {
  return Array.from({ length: count }, (_, index) => `/${name}-${index + 1}.png`)
}

/** A chapter of that site, with images below each other, or whatever else stands in the list. */
export function chapter(
  pages: readonly string[] | string,
  { style = 'width:400px', script = '' }: { readonly style?: string; readonly script?: string } = {},
): string {
  const body = typeof pages === 'string' ? pages : pages.map((address) => `<img src="${address}">`).join('')
  return `<!doctype html><html><head><title>Chapter 1</title>
    <style>body { margin: 0 } img, canvas { display: block; ${style} }</style></head>
    <body><div id="_imageList">${body}</div>${script && `<script>${script}</script>`}</body></html>`
}
