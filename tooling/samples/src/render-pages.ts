import type { Canvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { drawSheet, type TruthEntry } from './drawing/sheet.ts'
import { registerFonts } from './drawing/fonts.ts'
import type { SamplePage } from './sample-pages.ts'

/** A page's files. `truth` is the page's entry in its truth file. */
export interface RenderedPage {
  readonly file: string
  readonly language: SamplePage['language']
  readonly page: Buffer
  /** Name and bytes of the page without any letter: png, whatever the page's own format. */
  readonly cleanFile: string
  readonly clean: Buffer
  readonly truth: PageTruth
}

/** Where a page's words stand: the form that the evaluation reads. */
export interface PageTruth {
  readonly file: string
  readonly text: readonly Readonly<Record<string, unknown>>[]
}

/** Draws one page and encodes it. The same page gives the same pixels every time. */
export async function renderPage(sample: SamplePage): Promise<RenderedPage> {
  registerFonts()
  const drawn = drawSheet(sample.width, sample.height, sample.draw)
  return {
    file: sample.file,
    language: sample.language,
    page: await encode(drawn.page, sample, sample.file.split('.').at(-1)!),
    cleanFile: sample.file.replace(/\.\w+$/, '.png'),
    clean: await encode(drawn.clean, sample, 'png'),
    truth: { file: sample.file, text: drawn.truth.map((entry) => truthOf(entry, sample.language)) },
  }
}

function truthOf(entry: TruthEntry, language: string): PageTruth['text'][number] {
  return { box: entry.box, [language]: entry.text, en: entry.english, kind: entry.kind }
}

async function encode(canvas: Canvas, sample: SamplePage, format: string): Promise<Buffer> {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const image = sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } }).removeAlpha()
  return inFormat(sample.isGrey ? image.toColourspace('b-w') : image, format).toBuffer()
}

function inFormat(image: Sharp, format: string): Sharp {
  if (format === 'jpg') return image.jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
  if (format === 'webp') return image.webp({ quality: 88 })
  return image.png({ compressionLevel: 9, adaptiveFiltering: false })
}
