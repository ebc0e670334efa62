import type { SampleName } from './sample-pictures.ts'

const urls = import.meta.glob<string>('../../dist/pictures/*-*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

/** Address of a picture of the extension on a comic site, 640 or 1280 pixels wide. */
export function inPlaceUrl(side: SampleSide, width: '640' | '1280'): string {
  return urls[`../../dist/pictures/in-place-${side}-${width}.avif`]!
}

/** Before or after its translation. */
export type SampleSide = 'before' | 'after'

/** Address of a sample's picture: 480 pixels wide, 720 where it is shown large, or `whole` for the preview. */
export function sampleUrl(name: SampleName, side: SampleSide, size: '480' | '720' | 'whole'): string {
  const type = size === 'whole' ? 'webp' : 'avif'
  const url = urls[`../../dist/pictures/${name}-${side}-${size}.${type}`]
  if (url === undefined) throw new Error(`There is no picture of '${name}' ${side}, ${size}.`)
  return url
}
