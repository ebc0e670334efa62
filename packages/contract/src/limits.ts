/** Limits of the product specification, sections 5 and 9, on images; what each visitor may use stands in `plans.ts`. */
export const limits = {
  image: {
    /** Largest upload in bytes. */
    maxBytes: 5 * 1024 * 1024,
    /** Largest image in pixels, checked before anything is decoded. */
    maxPixels: 50_000_000,
    formats: ['jpg', 'png', 'webp'],
    /** Largest body, in bytes, of a call that brings images as data URLs; it has to be held in memory as a whole. */
    maxDataUrlBytes: 14 * 1024 * 1024,
    /** Most images that one zip holds. */
    maxPerZip: 100,
    /** Images and results are deleted after this time. */
    lifetimeMs: 24 * 60 * 60 * 1000,
  },
} as const

/** Image formats that come in and go out. */
export type ImageFormat = (typeof limits.image.formats)[number]
