import type { RasterImage } from '../../page.ts'

/**
 * The picture as a binary portable grey map (Netpbm P5), luma by ITU-R BT.601: the cheapest image file there is to write and to read.
 */
export function encodeGreyMap({ width, height, data }: RasterImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + width * height)
  file.set(header)
  for (let source = 0, target = header.length; target < file.length; source += 4, target++) {
    file[target] = (data[source]! * 77 + data[source + 1]! * 150 + data[source + 2]! * 29) >> 8
  }
  return file
}
