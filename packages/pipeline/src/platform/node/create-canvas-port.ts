import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { CanvasContext, CanvasPort } from '../../ports.ts'

/** Skia canvases. Fonts are registered for the whole process, as Skia knows one font collection only. */
export function createCanvasPort(): CanvasPort {
  return {
    // Skia's context has every member that CanvasContext picks; only its gradient and pattern classes differ from the DOM's.
    createContext: (width, height) => createCanvas(width, height).getContext('2d') as unknown as CanvasContext,
    registerFont: async (family, bytes) => {
      const key = GlobalFonts.register(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), family)
      if (key === null) throw new Error(`The font of '${family}' cannot be read`)
    },
  }
}
