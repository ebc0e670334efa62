import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { speechBalloon } from '../drawing/balloon.ts'
import { registerFonts } from '../drawing/fonts.ts'
import { horizontalWords } from '../drawing/lettering.ts'
import { createPen } from '../drawing/pen.ts'

const width = 800
const rowHeight = 300
const wordsPerLine = 4
const ground = ['#7cc7e8', '#fdebc8', '#b9e3ee', '#d8c7e8', '#c7e8cf']

/** A webtoon's strip that is all talk, of the largest shape that is taken: two balloons in every 300 pixels, as JPEG. */
export async function drawDenseStrip(sentences: readonly string[], height = 30_000): Promise<Buffer> {
  registerFonts()
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pen = createPen(context)
  for (let row = 0; row * rowHeight < height; row += 1) {
    context.fillStyle = ground[row % ground.length]!
    context.fillRect(0, row * rowHeight, width, rowHeight)
    for (const [side, x] of [210, 590].entries()) {
      const y = row * rowHeight + 150
      speechBalloon(pen, { x, y, radiusX: 180, radiusY: 120 })
      const sentence = sentences[(row * 2 + side) % sentences.length]!
      const lines = breakLines(sentence.split(' '))
      const words = horizontalWords(lines, sentence, { x, y }, { font: 'Comic Speech', size: 22 })
      words.draw(context)
    }
  }
  const { data } = context.getImageData(0, 0, width, height)
  const image = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
  return await image.removeAlpha().jpeg({ quality: 80 }).toBuffer()
}

function breakLines(words: readonly string[]): string[] {
  const count = Math.ceil(words.length / wordsPerLine)
  return Array.from({ length: count }, (_, line) =>
    words.slice(line * wordsPerLine, (line + 1) * wordsPerLine).join(' '),
  )
}
