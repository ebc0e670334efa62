import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'

const ground = '#140c14'
const logo = createRequire(import.meta.url).resolve('@fukidashi/ui/logo.svg')

/** Writes what a browser needs to install the site as an app: its manifest and icons. */
export async function writeInstallation(folder: string): Promise<void> {
  for (const size of [192, 512]) {
    await drawIcon(size, 0.92).toFile(join(folder, `icon-${size}.png`))
    // Systems cut such an icon to their own shape, and leave four fifths of it alone.
    await drawIcon(size, 0.62).toFile(join(folder, `icon-maskable-${size}.png`))
  }
  const icons = [192, 512].flatMap((size) => [
    { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
  ])
  const manifest = {
    id: '/',
    name: 'Fukidashi',
    short_name: 'Fukidashi',
    start_url: '/manga-translator',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons,
    share_target: {
      action: '/manga-translator',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: 'images',
            accept: [
              'image/jpeg',
              'image/png',
              'image/webp',
              'application/zip',
              'application/vnd.comicbook+zip',
              '.cbz',
            ],
          },
        ],
      },
    },
  }
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest))
}

function drawIcon(size: number, share: number) {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(logo, { density: (72 * size) / 64 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png()
}
