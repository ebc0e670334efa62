import type { PageImage, PageSource } from '../page.ts'
import type { Platform } from '../ports.ts'
import type { Stage } from '../stage.ts'

/** Turns a page's file into pixels. Throws the codec's ProductError for a file that is no whole jpg, png or webp or has too many pixels. */
export function createDecodeStage({ codec }: Pick<Platform, 'codec'>): Stage<PageSource, PageImage> {
  return async ({ name, bytes, options }, { signal, report }) => {
    const { format } = await codec.readHeader(bytes)
    signal.throwIfAborted()
    report(0.1)
    const image = await codec.decode(bytes)
    return { name, options, image, format, sourceBytes: bytes }
  }
}
