import type { GreyImage } from '../../../raster/greyscale.ts'

/** A piece of a picture of a line, and whether it starts with a new word. */
export interface PicturePiece {
  readonly picture: GreyImage
  readonly startsWord: boolean
}

/** A gap between words is at least this share of the picture's height. */
const wordGapShare = 0.2
/** Lighter than this is paper. */
const paperLevel = 200

/** Cuts a picture that is wider than a network takes, at the widest gap in the second half of what it takes. */
export function cutWidePicture(picture: GreyImage, widestPx: number): PicturePiece[] {
  const pieces: PicturePiece[] = []
  let rest = picture
  let startsWord = false
  while (rest.width > widestPx) {
    const [from, to] = widestGap(rest, widestPx >> 1, widestPx)
    const cut = Math.max(1, (from + to) >> 1)
    pieces.push({ picture: cropColumns(rest, 0, cut), startsWord })
    startsWord = to - from >= wordGapShare * picture.height
    rest = cropColumns(rest, cut, rest.width)
  }
  return [...pieces, { picture: rest, startsWord }]
}

/** The widest run of columns without ink; the end of the range when there is none. */
function widestGap({ width, height, data }: GreyImage, from: number, to: number): [from: number, to: number] {
  let best: [number, number] = [to, to]
  let start = from
  for (let x = from; x < to; x++) {
    let isEmpty = true
    for (let y = 0; y < height && isEmpty; y++) isEmpty = data[y * width + x]! > paperLevel
    if (!isEmpty) start = x + 1
    else if (x + 1 - start > best[1] - best[0]) best = [start, x + 1]
  }
  return best
}

function cropColumns({ width, height, data }: GreyImage, from: number, to: number): GreyImage {
  const cropped = new Uint8Array((to - from) * height)
  for (let y = 0; y < height; y++) cropped.set(data.subarray(y * width + from, y * width + to), y * (to - from))
  return { width: to - from, height, data: cropped }
}
