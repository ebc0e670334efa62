import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Lettering } from './fonts.ts'
import type { Paint } from './pen.ts'
import type { Words } from './sheet.ts'

/** How letters look. */
export interface LetterStyle {
  readonly font: Lettering
  readonly size: number
  readonly fill?: Paint
  /** Outline around the letters: colour and width on each side. */
  readonly edge?: { readonly colour: string; readonly width: number }
  /** Distance from line to line as a share of the size. */
  readonly leading?: number
  /** Turn around the block's centre in radians. */
  readonly turn?: number
}

/** Where a block of words has its centre. */
export interface BlockPlace {
  readonly x: number
  readonly y: number
}

interface Glyph {
  readonly character: string
  readonly x: number
  readonly y: number
}

/** Horizontal lines, centred. */
export function horizontalWords(
  lines: readonly string[],
  english: string,
  place: BlockPlace,
  style: LetterStyle,
  joiner = ' ',
): Words {
  const advance = style.size * (style.leading ?? 1.16)
  return {
    text: lines.join(joiner),
    english,
    draw: (context) =>
      inBlock(context, place, style, () => {
        context.textAlign = 'center'
        lines.forEach((line, index) => {
          const y = (index - (lines.length - 1) / 2) * advance + style.size * 0.34
          drawLetters(context, line, 0, y, style)
        })
      }),
  }
}

/**
 * Vertical columns from right to left, centred.
 * `{漢字|かんじ}` sets furigana beside the characters before the bar.
 */
export function verticalWords(
  columns: readonly string[],
  english: string,
  place: BlockPlace,
  style: LetterStyle,
): Words {
  const advance = style.size * (style.leading ?? 1.42)
  const parsed = columns.map(parseFurigana)
  const tallest = Math.max(...parsed.map((column) => column.base.length)) * style.size
  const top = -tallest / 2
  const columnX = (index: number): number => ((parsed.length - 1) / 2 - index) * advance
  const base = parsed.flatMap((column, index) =>
    column.base.map((character, row): Glyph => ({ character, x: columnX(index), y: top + row * style.size })),
  )
  const rubySize = style.size * 0.46
  const ruby = parsed.flatMap((column, index) =>
    column.ruby.flatMap((reading) => {
      const middle = top + (reading.from + reading.count / 2) * style.size
      return [...reading.kana].map(
        (character, row): Glyph => ({
          character,
          x: columnX(index) + style.size * 0.76,
          y: middle + (row - reading.kana.length / 2) * rubySize,
        }),
      )
    }),
  )
  return {
    text: parsed.map((column) => column.base.join('')).join(''),
    english,
    draw: (context) => inBlock(context, place, style, () => drawGlyphs(context, base, style, style.size)),
    drawBeside: (context) => inBlock(context, place, style, () => drawGlyphs(context, ruby, style, rubySize)),
  }
}

/** A sound: big letters, each a little larger or smaller and turned, along a slanted line from `from` to `to` (centres). */
export function soundWords(
  letters: string,
  english: string,
  from: BlockPlace,
  to: BlockPlace,
  style: LetterStyle,
  wobble: readonly number[],
): Words {
  const characters = [...letters]
  return {
    text: letters.replaceAll(' ', ''),
    english,
    kind: 'sfx',
    draw: (context) => {
      characters.forEach((character, index) => {
        const share = characters.length === 1 ? 0.5 : index / (characters.length - 1)
        const swing = wobble[index % wobble.length]!
        context.save()
        context.translate(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        context.rotate((style.turn ?? 0) + swing * 0.22)
        const size = style.size * (1 + swing * 0.28)
        prepare(context, style, size)
        context.textAlign = 'center'
        drawLetters(context, character, 0, size * 0.36, style)
        context.restore()
      })
    },
  }
}

function parseFurigana(column: string): { base: string[]; ruby: { from: number; count: number; kana: string }[] } {
  const base: string[] = []
  const ruby: { from: number; count: number; kana: string }[] = []
  for (const part of column.match(/\{[^}]*\}|[^{]/gu) ?? []) {
    const [characters, kana] = part.startsWith('{') ? part.slice(1, -1).split('|') : [part]
    if (kana !== undefined) ruby.push({ from: base.length, count: characters!.length, kana })
    base.push(...characters!)
  }
  return { base, ruby }
}

function inBlock(context: SKRSContext2D, place: BlockPlace, style: LetterStyle, draw: () => void): void {
  context.save()
  context.translate(place.x, place.y)
  context.rotate(style.turn ?? 0)
  prepare(context, style, style.size)
  draw()
  context.restore()
}

function prepare(context: SKRSContext2D, style: LetterStyle, size: number): void {
  context.font = `${size}px "${style.font}"`
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
}

function drawGlyphs(context: SKRSContext2D, glyphs: readonly Glyph[], style: LetterStyle, size: number): void {
  context.font = `${size}px "${style.font}"`
  context.textAlign = 'center'
  context.fontFeatureSettings = '"vert" 1'
  for (const glyph of glyphs) drawLetters(context, glyph.character, glyph.x, glyph.y + size * 0.88, style)
  context.fontFeatureSettings = 'normal'
}

function drawLetters(context: SKRSContext2D, letters: string, x: number, y: number, style: LetterStyle): void {
  if (style.edge) {
    context.strokeStyle = style.edge.colour
    context.lineWidth = style.edge.width * 2
    context.strokeText(letters, x, y)
  }
  context.fillStyle = style.fill ?? '#16130f'
  context.fillText(letters, x, y)
}
