import type { Sheet } from './drawing/sheet.ts'
import { drawStormPage } from './pages/storm-ja.ts'

/** A page of the story. */
export interface SamplePage {
  /** File name; its ending says the format. */
  readonly file: string
  /** Key of the text in the truth file, and that file's language: `truth-<language>.json`. */
  readonly language: 'ja' | 'en' | 'ko' | 'zh' | 'fr'
  readonly width: number
  readonly height: number
  /** Whether the page is written in shades of grey. */
  readonly isGrey?: boolean
  readonly draw: (sheet: Sheet) => void
}

/** The story "The tea room in the lighthouse", page by page. */
export const samplePages: readonly SamplePage[] = [
  { file: '01-storm.png', language: 'ja', width: 1000, height: 1440, isGrey: true, draw: drawStormPage },
]
