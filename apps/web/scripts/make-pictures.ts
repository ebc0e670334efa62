// Makes the pictures of the home page from the sample pages, so that they stand in the repository once.
import { samplePagesFolder, translatedPagesFolder } from '@fukidashi/sample-pages/folders'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../dist/pictures/', import.meta.url))
const widthsPx = [480, 720]
const pictures = { before: `${samplePagesFolder}01-storm.png`, after: `${translatedPagesFolder}01-storm.eng.png` }

mkdirSync(folder, { recursive: true })
for (const [name, source] of Object.entries(pictures)) {
  for (const width of widthsPx) {
    // Screentone is dear: as WebP, these pictures are twice the size.
    await sharp(source).resize({ width }).avif({ quality: 38, effort: 6 }).toFile(`${folder}${name}-${width}.avif`)
  }
}
