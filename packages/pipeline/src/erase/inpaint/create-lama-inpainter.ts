import { ProductError } from '@fukidashi/contract/errors'
import type { InferenceSession } from 'onnxruntime-common'
import type { Box } from '../../page.ts'
import type { Platform } from '../../ports.ts'
import type { Inpainter, InpaintingTask } from './inpainter.ts'

const weights = 'pulled:lama/lama_fp32.onnx'
/** The graph takes squares of this side only. */
const sidePx = 512
/** Neighbouring squares share this much, so that each hole is seen with its surroundings. */
const overlapPx = 128

/**
 * LaMa (Suvorov and others, WACV 2022; Apache 2.0; its ONNX weights are pulled by a person, never shipped). The graph's
 * `image` is RGB from 0 to 1, its `mask` 1 in the hole, its output RGB from 0 to 255. Throws `engineUnavailable` when the
 * weights were not pulled.
 */
export async function createLamaInpainter({ assets, inference }: Platform): Promise<Inpainter> {
  const bytes = await assets.load(weights).catch((cause: unknown) => {
    throw new ProductError('engineUnavailable', "Run 'fukidashi models pull lama' to fetch the weights of LaMa.", {
      cause,
    })
  })
  const session = await inference.createSession(bytes)

  return async (task, signal) => {
    for (const square of squaresOver(task.window.width, task.window.height)) {
      if (!holdsHole(task, square)) continue
      signal.throwIfAborted()
      await fillSquare(session, inference, task, square)
    }
  }
}

function squaresOver(width: number, height: number): Box[] {
  const startsOver = (length: number): number[] => {
    const count = Math.max(1, Math.ceil((length - overlapPx) / (sidePx - overlapPx)))
    return Array.from({ length: count }, (_, order) =>
      Math.max(0, Math.min(order * (sidePx - overlapPx), length - sidePx)),
    )
  }
  return startsOver(height).flatMap((y) => startsOver(width).map((x): Box => [x, y, sidePx, sidePx]))
}

function holdsHole({ hole }: InpaintingTask, [left, top]: Box): boolean {
  for (let y = top; y < Math.min(hole.height, top + sidePx); y++) {
    const row = hole.data.subarray(y * hole.width + left, y * hole.width + Math.min(hole.width, left + sidePx))
    if (row.includes(1)) return true
  }
  return false
}

async function fillSquare(
  session: InferenceSession,
  { createTensor }: Platform['inference'],
  { window, hole }: InpaintingTask,
  [left, top]: Box,
): Promise<void> {
  const plane = sidePx * sidePx
  const image = new Float32Array(3 * plane)
  const mask = new Float32Array(plane)
  // A window smaller than the square is continued by its last row and column.
  const indexAt = (x: number, y: number) =>
    Math.min(window.height - 1, top + y) * window.width + Math.min(window.width - 1, left + x)
  for (let y = 0, to = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, to++) {
      const from = indexAt(x, y)
      mask[to] = hole.data[from]!
      for (let channel = 0; channel < 3; channel++)
        image[channel * plane + to] = window.colours[from * 3 + channel]! / 255
    }
  }
  const results = await session.run({
    image: createTensor('float32', image, [1, 3, sidePx, sidePx]),
    mask: createTensor('float32', mask, [1, 1, sidePx, sidePx]),
  })
  const filled = results[session.outputNames[0]!]!.data as Float32Array
  for (let y = 0; y < Math.min(sidePx, window.height - top); y++) {
    for (let x = 0; x < Math.min(sidePx, window.width - left); x++) {
      const to = indexAt(x, y)
      if (hole.data[to] === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        window.colours[to * 3 + channel] = filled[channel * plane + y * sidePx + x]!
      }
    }
  }
}
