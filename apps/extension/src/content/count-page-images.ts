/** Comic pages are at least this wide and high on the screen; covers, avatars and buttons are not. */
const smallestPageSidePx = 300

/** What is asked of an image, which is less than an `HTMLImageElement` has. */
export interface MeasuredImage {
  readonly getBoundingClientRect: () => { readonly width: number; readonly height: number }
}

/** Counts the images that are big enough to be comic pages. Reads the page and changes nothing. */
export function countPageImages(images: Iterable<MeasuredImage>): number {
  let count = 0
  for (const image of images) {
    const { width, height } = image.getBoundingClientRect()
    if (width >= smallestPageSidePx && height >= smallestPageSidePx) count++
  }
  return count
}
