import { z } from 'zod'
import { fontStyles } from './fonts.ts'
import { limits } from './limits.ts'
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

/** Where lines stand against each other, in the direction of the text: `start` is left in English, right in Arabic, and above in columns. */
export const alignments = ['start', 'centre', 'end'] as const

/** Where lines stand against each other. */
export type LineAlignment = (typeof alignments)[number]

const letteringWishes = {
  font: z.literal(fontStyles.map(({ id }) => id)).optional(),
  /** Font size in page pixels. */
  size: z.number().min(limits.words.sizePx.min).max(limits.words.sizePx.max).optional(),
  align: z.enum(alignments).optional(),
}

/** What may be asked for one region in place of what the page's rules give; `null` gives it back to them. */
export const letteringChangesSchema = z.object({
  font: letteringWishes.font.nullable(),
  size: letteringWishes.size.nullable(),
  align: letteringWishes.align.nullable(),
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
  /** Absent where the page is as it was drawn; empty where its text was erased and nothing set in its place. */
  translation: z.string().optional(),
  /** True where the engine itself doubts its translation. */
  isRough: z.boolean().optional(),
  /** Languages that the translation went through, source and target included; absent without a translation. */
  route: z.array(languageCodeSchema).readonly().optional(),
  lettering: letteringSchema.optional(),
  /** What a reader asked for in place of what the page's rules give. */
  ...letteringWishes,
})

/** A region of a page as it travels. */
export type Region = z.infer<typeof regionSchema>
