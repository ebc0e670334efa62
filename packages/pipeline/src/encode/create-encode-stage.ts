import type { EncodedPage, PageToEncode } from '../page.ts'
import type { Platform } from '../ports.ts'
import type { Stage } from '../stage.ts'
import { isChanged, keepChangesAndSurroundings } from './keep-changed-pixels.ts'

/** From here on a page's picture and its overlay are too much memory at the same time. */
const largePixels = 8_000_000

/** Writes the finished page in its own format, and what lies over it where it changed as a transparent PNG. A page without a change keeps its very bytes. */
export function createEncodeStage({ codec }: Pick<Platform, 'codec'>): Stage<PageToEncode, EncodedPage> {
  return async ({ image, finished, format, sourceBytes }, { signal, report }) => {
    const encodePage = async () => (isChanged(image, finished) ? await codec.encode(finished, format) : sourceBytes)
    const encodeOverlay = async () => await codec.encode(keepChangesAndSurroundings(image, finished), 'png')
    if (finished.width * finished.height < largePixels) {
      const [bytes, overlay] = await Promise.all([encodePage(), encodeOverlay()])
      return { bytes, overlay }
    }
    const bytes = await encodePage()
    signal.throwIfAborted()
    report(0.5)
    return { bytes, overlay: await encodeOverlay() }
  }
}
