import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import sharp from 'sharp'

const sample = `${samplePagesFolder}01-storm.png`

/** A sample page with one pixel of its own for each number, so that no two are the same page to the server. */
export async function varyPage(number: number): Promise<Blob> {
  const pixel = {
    create: { width: 1, height: 1, channels: 3, background: `#${number.toString(16).padStart(6, '0')}` },
  } as const
  const page = await sharp(sample)
    .composite([{ input: pixel, left: 0, top: 0 }])
    .png({ compressionLevel: 3 })
    .toBuffer()
  return new File([new Uint8Array(page)], `${number}.png`)
}
