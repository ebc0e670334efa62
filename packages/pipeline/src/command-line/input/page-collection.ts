/** One page that waits to be worked on. */
export interface PageFile {
  /** Path within its collection with forward slashes; the file's name for a single page. */
  readonly path: string
  readonly read: () => Promise<Uint8Array>
}

/** What the person named: one page, a folder of pages, or an archive of pages. */
export interface PageCollection {
  readonly kind: 'file' | 'folder' | 'archive'
  /** In natural order. */
  readonly pages: readonly PageFile[]
  readonly close: () => Promise<void>
}

// Types that are no pages here still count as pages of the book: to pass them by in silence would lose pages.
const pageTypes = /\.(jpe?g|jpe|jfif|png|webp|gif|bmp|tiff?|avif|heic|heif|jxl)$/i

/** Whether a path within a folder or archive is that of a page. Hidden files and what macOS adds to archives are not. */
export function isPagePath(path: string): boolean {
  const parts = path.split('/')
  return pageTypes.test(path) && !parts.some((part) => part.startsWith('.') || part === '__MACOSX')
}
