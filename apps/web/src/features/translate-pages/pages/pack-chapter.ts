import { zip } from 'fflate'

/** A translated page, with the name that it is saved under. */
export interface PackedPage {
  readonly name: string
  readonly url: string
}

/**
 * Packs pages as a cbz in their order: readers of comics go by names, so each begins with its number. Throws when a page can
 * no longer be fetched.
 */
export async function packChapter(pages: readonly PackedPage[]): Promise<Blob> {
  const digits = String(pages.length).length
  const entries = await Promise.all(
    pages.map(async ({ name, url }, index) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`The page ${name} cannot be fetched any more (${response.status}).`)
      const number = String(index + 1).padStart(digits, '0')
      return [`${number} ${name}`, new Uint8Array(await response.arrayBuffer())] as const
    }),
  )
  // Images are compressed already.
  const bytes = await new Promise<Uint8Array>((resolve, reject) =>
    zip(Object.fromEntries(entries), { level: 0 }, (error, packed) => (error ? reject(error) : resolve(packed))),
  )
  return new Blob([bytes as BlobPart], { type: 'application/vnd.comicbook+zip' })
}
