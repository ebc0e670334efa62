import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'

/** What the reader of a page reads in one place. */
export interface Words {
  readonly text: string
  /** The same in English, for judging translations. */
  readonly english: string
  readonly kind?: 'speech' | 'sfx'
  /** Draws the letters that `text` holds. */
  readonly draw: (context: SKRSContext2D) => void
  /** Draws what is lettering but not part of the text, such as furigana. */
  readonly drawBeside?: (context: SKRSContext2D) => void
}

/** A page while it is drawn: the art, and the words that are laid over it at the end. */
export interface Sheet {
  readonly art: SKRSContext2D
  readonly width: number
  readonly height: number
  readonly say: (words: Words) => void
}

/** One entry of a page's truth: bounds of the letters' ink, the text under its language, the English, the kind. */
export interface TruthEntry {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly text: string
  readonly english: string
  readonly kind: 'speech' | 'sfx'
}

/** A finished page, the same page without any letter, and where its words stand. */
export interface DrawnPage {
  readonly page: Canvas
  readonly clean: Canvas
  readonly truth: readonly TruthEntry[]
}

/** Draws a page and measures its words. */
export function drawSheet(width: number, height: number, draw: (sheet: Sheet) => void): DrawnPage {
  const clean = createCanvas(width, height)
  const words: Words[] = []
  draw({ art: clean.getContext('2d'), width, height, say: (entry) => words.push(entry) })
  const page = createCanvas(width, height)
  const context = page.getContext('2d')
  context.drawImage(clean, 0, 0)
  for (const entry of words) {
    entry.draw(context)
    entry.drawBeside?.(context)
  }
  const truth = words.map((entry) => ({
    box: inkBounds(width, height, entry.draw),
    text: entry.text,
    english: entry.english,
    kind: entry.kind ?? ('speech' as const),
  }))
  return { page, clean, truth }
}

function inkBounds(width: number, height: number, draw: Words['draw']): TruthEntry['box'] {
  const context = createCanvas(width, height).getContext('2d')
  draw(context)
  const { data } = context.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) throw new Error('words without ink')
  return [left, top, right - left + 1, bottom - top + 1]
}
