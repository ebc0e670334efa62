import type { Greeting } from '../messaging/messages.ts'
import type { Reading } from '../page/reading.ts'

/** The document that features run in. */
export interface PageContext {
  readonly greeting: Greeting
  readonly reading: Reading
}

/** Something that a reader can see or use on a page: one file and one row of `features.ts`. */
export interface Feature {
  readonly id: string
  /** Whether it is wanted in this document. */
  readonly include: (page: PageContext) => boolean
  /** Begins; whatever it adds is gone when the signal aborts. */
  readonly init: (signal: AbortSignal, page: PageContext) => void
}
