import type { EncodedPage, TypesetPage } from '../page.ts'
import type { Platform } from '../ports.ts'
import type { Stage } from '../stage.ts'
import { keepChangedPixels } from './keep-changed-pixels.ts'

/** Writes the finished page in its own format, and its changes alone as a transparent PNG. A page without a change keeps its very bytes. */
export function createEncodeStage({ codec }: Pick<Platform, 'codec'>): Stage<TypesetPage, EncodedPage> {
  return async (page, { signal, report }) => {
    const changes = keepChangedPixels(page.image, page.finished)
    signal.throwIfAborted()
    report(0.1)
    const [bytes, overlay] = await Promise.all([
      changes.count === 0 ? page.sourceBytes : codec.encode(page.finished, page.format),
      codec.encode(changes.image, 'png'),
    ])
    return { ...page, bytes, overlay }
  }
}
