import { readDialogue } from '@fukidashi/comic-dialogue/read-dialogue'
import { drawDenseStrip as draw } from '@fukidashi/samples/dense-strip'
import sharp from 'sharp'

/** PNG of a size that cannot be read in strips: interlaced, 16 bits a channel. Each `number` is another picture. */
export async function drawInterlaced(side: number, number: number): Promise<Buffer> {
  return await sharp({
    create: { width: side, height: side, channels: 3, background: { r: number % 256, g: 90, b: 40 } },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()
}

/** One colour, as small in bytes as its pixels allow. Each `number` is another picture. */
export async function drawBlank(width: number, height: number, number: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: { r: 255, g: number % 256, b: 240 } } })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer()
}

/** A strip of 800 x 30,000 pixels with some 200 balloons and 500 lines of English. */
export async function drawDenseStrip(): Promise<Buffer> {
  return await draw(readSentences())
}

/** A page of 800 x 2,400 pixels with 16 balloons in English. */
export async function drawDensePage(): Promise<Buffer> {
  return await draw(readSentences(), 2400)
}

function readSentences(): string[] {
  const sentences = readDialogue()
    .map(({ texts }) => texts.eng)
    .filter(({ length }) => length >= 30 && length <= 60)
  return sentences.filter((_, index) => index % 101 === 0).slice(0, 200)
}
