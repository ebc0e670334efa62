import type { Sheet } from './drawing/sheet.ts'
import { drawIslandPage } from './pages/island-zh.ts'
import { drawLetterPage } from './pages/letter-en.ts'
import { drawMemoryPage } from './pages/memory-en.ts'
import { drawSignalStrip } from './pages/signal-ko.ts'
import { drawStormPage } from './pages/storm-ja.ts'
import { drawSunrisePage } from './pages/sunrise.ts'
import { drawWelcomePage } from './pages/welcome-fr.ts'

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
  { file: '02-letter.jpg', language: 'en', width: 1000, height: 1500, draw: drawLetterPage },
  { file: '03-memory.png', language: 'en', width: 1000, height: 1500, draw: drawMemoryPage },
  { file: '04-signal.jpg', language: 'ko', width: 800, height: 6400, draw: drawSignalStrip },
  { file: '05-island.png', language: 'zh', width: 1000, height: 1440, draw: drawIslandPage },
  { file: '06-sunrise.webp', language: 'en', width: 1000, height: 1440, draw: drawSunrisePage },
  { file: '07-welcome.jpg', language: 'fr', width: 1000, height: 1440, draw: drawWelcomePage },
]
