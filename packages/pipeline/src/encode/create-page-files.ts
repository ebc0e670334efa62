import type { ErasedPage, RasterImage, TypesetPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import { keepChangedPixels, keepChangesAndSurroundings } from './keep-changed-pixels.ts'

/** Files of a page that stand beside its image, each a transparent PNG of the page's size. */
export interface PageFiles {
  /** What is laid over the page as it came in to show the finished one. */
  readonly writeOverlay: (page: Pick<TypesetPage, 'image' | 'finished'>) => Promise<Uint8Array>
  /** The pixels that erasing changed. */
  readonly writeGround: (page: Pick<ErasedPage, 'image' | 'ground'>) => Promise<Uint8Array>
  /** The page with what erasing changed, from a file of `writeGround`. Throws a ProductError for a file that cannot be read. */
  readonly readGround: (image: RasterImage, file: Uint8Array) => Promise<RasterImage>
}

/** Writes and reads them through an image codec. */
export function createPageFiles({ codec }: Pick<Platform, 'codec'>): PageFiles {
  return {
    writeOverlay: async ({ image, finished }) => await codec.encode(keepChangesAndSurroundings(image, finished), 'png'),
    writeGround: async ({ image, ground }) => await codec.encode(keepChangedPixels(image, ground), 'png'),
    readGround: async (image, file) => layOver(image, await codec.decode(file)),
  }
}

function layOver({ width, height, data }: RasterImage, changes: RasterImage): RasterImage {
  if (changes.width !== width || changes.height !== height)
    throw new RangeError('The erased ground has another size than its page.')
  const changed = data.slice()
  for (let at = 0; at < changed.length; at += 4) {
    const isKept = changes.data[at] === 0 && changes.data[at + 1] === 0 && changes.data[at + 2] === 0
    if (isKept && changes.data[at + 3] === 0) continue
    changed.set(changes.data.subarray(at, at + 4), at)
  }
  return { width, height, data: changed }
}
