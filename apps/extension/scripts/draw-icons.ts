import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// Draws the toolbar and store icons from the product's sign. The results are committed; run it again when the sign changes.
const sizesPx = [16, 32, 48, 128]
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url))
const sign = readFileSync(fileURLToPath(import.meta.resolve('@fukidashi/ui/logo.svg')))
mkdirSync(folder, { recursive: true })
for (const sizePx of sizesPx) {
  // 64 units wide at 72 dots an inch: the density makes the drawing as large as the icon, so that it is not scaled afterwards.
  const icon = sharp(sign, { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9 })
  await icon.toFile(`${folder}${sizePx}.png`)
}
