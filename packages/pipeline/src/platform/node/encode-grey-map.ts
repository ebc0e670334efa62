import type { GreyImage } from '../../raster/greyscale.ts'

/** The picture as a binary portable grey map (Netpbm P5): the cheapest image file there is to write and to read. */
export function encodeGreyMap({ width, height, data }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + data.length)
  file.set(header)
  file.set(data, header.length)
  return file
}
