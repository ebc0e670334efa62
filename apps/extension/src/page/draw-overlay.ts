/** More pixels than these are made in several turns, so that the site's own thread is never held up for long. */
const mostPixelsAtOnce = 1_500_000
const sliceRows = 512

/**
 * Draws an overlay on a canvas for the width at which its page is shown, with care: a browser scales a canvas roughly, and small
 * lettering suffers. `isCurrent` is asked after each wait; once it says no, nothing more is drawn. False when it ended so.
 */
export async function drawOverlay(
  canvas: HTMLCanvasElement,
  overlay: Blob,
  { size, width, isCurrent }: { size: readonly [number, number]; width: number; isCurrent: () => boolean },
): Promise<boolean> {
  const height = Math.max(1, Math.round((size[1] * width) / size[0]))
  const isScaled = width < size[0]
  const isTall = isScaled && width * height > mostPixelsAtOnce
  const whole = await createImageBitmap(
    overlay,
    isScaled && !isTall ? { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } : {},
  )
  try {
    if (!isCurrent()) return false
    // Handed over, and not drawn: the thread would wait for the graphics processor to take a drawing.
    const shown = canvas.getContext('bitmaprenderer')!
    if (!isTall) {
      shown.transferFromImageBitmap(whole)
      return true
    }
    const drawing = new OffscreenCanvas(width, height)
    const context = drawing.getContext('2d', { willReadFrequently: true })!
    for (const { top, rows, target, targetRows } of slicesOf(size, width, height)) {
      const slice = await createImageBitmap(whole, 0, top, size[0], rows, {
        resizeWidth: width,
        resizeHeight: targetRows,
        resizeQuality: 'high',
      })
      if (isCurrent()) context.drawImage(slice, 0, target)
      slice.close()
      await nextTurn()
      if (!isCurrent()) return false
    }
    shown.transferFromImageBitmap(drawing.transferToImageBitmap())
    return true
  } finally {
    whole.close()
  }
}

/** Slices of a picture whose borders fall on whole pixels before and after, so that no seam is seen. */
function* slicesOf([fullWidth, fullHeight]: readonly [number, number], width: number, height: number) {
  const period = fullWidth / greatestDivisor(fullWidth, width)
  const rowsAtOnce = period * Math.ceil(sliceRows / period)
  for (let top = 0; top < fullHeight; top += rowsAtOnce) {
    const target = (top * width) / fullWidth
    const rows = Math.min(rowsAtOnce, fullHeight - top)
    const targetRows = Math.max(1, Math.min(height - target, Math.round((rows * width) / fullWidth)))
    yield { top, rows, target, targetRows }
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
