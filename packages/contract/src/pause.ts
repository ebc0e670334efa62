import { z } from 'zod'

/** What a refusal with `loginPaused` brings along as its `data`: after how long the next attempt is taken. */
export const pauseSchema = z.object({ retryAfterSeconds: z.int().min(1) })
