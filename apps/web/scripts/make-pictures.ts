// Makes the pictures of the home page from the sample pages, so that they stand in the repository once.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const samples = fileURLToPath(new URL('../../../tooling/samples/', import.meta.url))
const folder = fileURLToPath(new URL('../dist/pictures/', import.meta.url))
const widthsPx = [480, 960]
const pictures = { before: 'pages/01-storm.png', after: 'translated/01-storm.eng.png' }

mkdirSync(folder, { recursive: true })
for (const [name, source] of Object.entries(pictures)) {
  for (const width of widthsPx) {
    await sharp(samples + source)
      .resize({ width })
      .webp({ quality: 78 })
      .toFile(`${folder}${name}-${width}.webp`)
  }
}
