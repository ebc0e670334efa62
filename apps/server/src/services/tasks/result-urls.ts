import type { ImageFormat } from '@fukidashi/contract/limits'

/** Where results are served. */
export const resultPath = '/api/manga/result'

/** Addresses of a result's files. Who has one may see the file, so the token cannot be guessed. */
export function resultUrls({ token, format }: { readonly token: string; readonly format: ImageFormat }) {
  return { imageUrl: `${resultPath}/${token}/page.${format}`, overlayUrl: `${resultPath}/${token}/overlay.png` }
}
