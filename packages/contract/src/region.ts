import { z } from 'zod'
import { languageCodeSchema } from './option-schemas.ts'

/** Red, green, blue, 0 to 255 each. */
const colourSchema = z.tuple([z.int().min(0).max(255), z.int().min(0).max(255), z.int().min(0).max(255)])

/** How a region's translation was lettered. */
export const letteringSchema = z.object({
  fontFamily: z.string(),
  fontSizePx: z.number().positive(),
  colour: colourSchema,
  outline: colourSchema.optional(),
  direction: z.enum(['horizontal', 'vertical']),
  /** Clockwise, in radians. */
  angle: z.number(),
  /** Lines as set, hyphens included. */
  lines: z.array(z.string()),
})

/** One balloon, caption or sound of a page as data, so that clients can toggle it, copy it, or set it anew. */
export const regionSchema = z.object({
  id: z.string(),
  /** Left, top, width and height in page pixels. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  direction: z.enum(['horizontal', 'vertical']),
  /** Clockwise, in radians. */
  angle: z.number(),
  /** Sounds and marks may have been left as they are. */
  kind: z.enum(['speech', 'sound', 'mark']),
  language: languageCodeSchema,
  text: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  translation: z.string().optional(),
  /** Languages that the translation went through, source and target included; absent without a translation. */
  route: z.array(languageCodeSchema).readonly().optional(),
  lettering: letteringSchema.optional(),
})

/** A region of a page as it travels. */
export type Region = z.infer<typeof regionSchema>
