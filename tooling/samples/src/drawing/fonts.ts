import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** Lettering of the sample pages: a family name of ours, and the file of an open font (SIL OFL 1.1) that it stands for. */
const files = {
  'Manga Speech': 'shippori-antique-b1/files/shippori-antique-b1-japanese-400-normal.woff2',
  'Manga Sound': 'reggae-one/files/reggae-one-japanese-400-normal.woff2',
  'Comic Speech': 'comic-neue/files/comic-neue-latin-700-normal.woff2',
  'Comic Slanted': 'comic-neue/files/comic-neue-latin-700-italic.woff2',
  'Comic Sound': 'bangers/files/bangers-latin-400-normal.woff2',
  'Webtoon Speech': 'jua/files/jua-korean-400-normal.woff2',
  'Webtoon Sound': 'black-han-sans/files/black-han-sans-korean-400-normal.woff2',
  'Manhua Speech': 'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
} as const

/** Name of a lettering. */
export type Lettering = keyof typeof files

/** Makes all letterings known to the canvas; to be called once before the first page is drawn. */
export function registerFonts(): void {
  const require = createRequire(import.meta.url)
  for (const [family, file] of Object.entries(files)) {
    GlobalFonts.register(readFileSync(require.resolve(`@fontsource/${file}`)), family)
  }
}
