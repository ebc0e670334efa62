// Makes the pictures of the home page and of the showcases from the sample pages, so that they stand in the repository once.
import {
  inPlacePicturesFolder,
  letteredPagesFolder,
  samplePagesFolder,
  translatedPagesFolder,
} from '@fukidashi/sample-pages/folders'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { samplePictures } from '../src/shell/sample-pictures.ts'

const folder = fileURLToPath(new URL('../dist/pictures/', import.meta.url))
// Screentone is dear: as WebP, these pictures are twice the size. What is only fetched when it is opened is WebP all the same,
// which is made a hundred times as fast.
const small = { quality: 38, effort: 4 }

mkdirSync(folder, { recursive: true })
for (const { name, file, to, words, width, height, ...rest } of samplePictures) {
  const top = 'top' in rest ? rest.top : 0
  const sources = {
    before: `${samplePagesFolder}${file}`,
    after:
      (words === 'story' ? letteredPagesFolder : translatedPagesFolder) + file.replace('.', `.${to.toLowerCase()}.`),
  }
  for (const [side, source] of Object.entries(sources)) {
    // Only the first picture of the home page is shown larger.
    for (const wide of name === 'storm' ? [480, 720] : [480]) {
      const part = sharp(source).extract({ left: 0, top, width, height })
      await part.resize({ width: wide }).avif(small).toFile(`${folder}${name}-${side}-${wide}.avif`)
    }
    await sharp(source).webp({ quality: 72 }).toFile(`${folder}${name}-${side}-whole.webp`)
  }
}

for (const side of ['before', 'after'])
  for (const wide of [640, 1280])
    await sharp(`${inPlacePicturesFolder}${side}.webp`)
      .resize({ width: wide })
      .avif({ ...small, quality: 45 })
      .toFile(`${folder}in-place-${side}-${wide}.avif`)

// Whoever is sent a link sees this picture; not every service that shows links reads AVIF.
const open = { width: 1200, height: 630 }
await sharp(sourceOfStorm())
  .resize({ ...open, position: 'top' })
  .jpeg({ quality: 82 })
  .toFile(`${folder}open-graph.jpg`)

function sourceOfStorm(): string {
  return `${letteredPagesFolder}01-storm.eng.png`
}
