import type { LineReading } from '../../ports.ts'
import type { GreyImage } from '../../raster/greyscale.ts'
import type { RowShape } from './reshape-row.ts'

/** The picture of a line that an engine's model wants. */
export interface LineFormat {
  /** Height of the picture in pixels, as the network takes it. */
  readonly heightPx: number
  /** Share of that height that a full-size glyph takes. */
  readonly glyphShare: number
  /** White before and after the text in shares of the height. */
  readonly marginShare: number
  /** How columns are shown: turned a quarter counter-clockwise, or with their characters upright in a row. */
  readonly columns: 'turned' | 'asRow'
  /** How rows are redrawn; as they are when not given. */
  readonly rows?: RowShape
}

/** Reads pictures of lines. Readings come in the order of the pictures. */
export type ReadLines = (pictures: readonly GreyImage[], signal: AbortSignal) => Promise<readonly LineReading[]>

/** Opens one of an engine's models; what several share is loaded once. Nothing is loaded before the first line. */
export type OpenModel = (model: string) => ReadLines

/** One way to read: an engine's model and the picture that it reads best. */
export interface ReadingMethod {
  readonly engine: RecognitionEngineId
  readonly model: string
  readonly format: LineFormat
}

/** Id of a recognition engine. */
export type RecognitionEngineId = 'tesseract' | 'ppocr' | 'comic' | 'comicWithLanguageModel'
