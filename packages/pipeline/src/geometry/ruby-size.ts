/** Ruby (furigana) is set at half the size of the text that it belongs to; with slack for thick strokes it is no larger than this share. */
const largestShare = 0.62

/** Whether something is small enough to be ruby beside text of a size; both sizes in the same unit. */
export function isRubySized(size: number, textSize: number): boolean {
  return size <= largestShare * textSize
}
