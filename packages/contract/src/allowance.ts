import { z } from 'zod'

/** A number of translations, or the word for no limit. */
export const allowanceSchema = z.union([z.literal('unlimited'), z.int().min(0)])
