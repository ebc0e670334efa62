import { z } from 'zod'
import { defineCall } from './call.ts'
import { languageCodeSchema, translationOrderSchema } from './option-schemas.ts'
import { regionSchema } from './region.ts'

/** Where a translation stands. */
export const taskStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** How long a client may ask the server to hold an unfinished result back. */
export const longestWaitMs = 25_000

const taskStatusSchema = z.enum(taskStatuses)
/** Place in the queue, 0 for the next. */
const positionSchema = z.int().min(0)

/** Orders the translation of an uploaded image. The same order within 24 hours gives the earlier task, not charged again. */
export const submitTranslateTask = defineCall({
  method: 'POST',
  path: '/api/manga/submit/translateTask',
  sends: 'json',
  isSigned: true,
  request: translationOrderSchema.extend({ imageId: z.string() }),
  response: z.object({ taskId: z.string(), status: taskStatusSchema, position: positionSchema.optional() }),
})

/** Asks where a translation stands; with `waitMs` the answer comes when something has changed, or after that time. */
export const getTranslateResult = defineCall({
  method: 'POST',
  path: '/api/manga/get/translateResult',
  sends: 'json',
  isSigned: true,
  request: z.object({ taskId: z.string(), waitMs: z.int().min(0).max(longestWaitMs).optional() }),
  response: z.object({
    taskId: z.string(),
    status: taskStatusSchema,
    position: positionSchema.optional(),
    /** Name of the stage at work. */
    stage: z.string().optional(),
    progress: z.number().min(0).max(1),
    imageUrl: z.string().optional(),
    overlayUrl: z.string().optional(),
    regions: z.array(regionSchema).optional(),
    /** The language that the page was translated from, given or found; absent when nothing was translated. */
    language: languageCodeSchema.optional(),
    /** Languages that its translation went through, source and target included; absent when nothing was translated. */
    route: z.array(languageCodeSchema).optional(),
    error: z.object({ code: z.int(), message: z.string() }).optional(),
  }),
})

/** Stops a translation that is waiting or at work and gives the credit back. One that has ended stays as it is. */
export const cancelTranslateTask = defineCall({
  method: 'POST',
  path: '/api/manga/cancel/translateTask',
  sends: 'json',
  isSigned: true,
  request: z.object({ taskId: z.string() }),
  response: z.object({ taskId: z.string(), status: taskStatusSchema }),
})

/**
 * The extension's one call: takes an image, answers with the overlay, a PNG that is transparent wherever the page stays
 * as it was. Breaking the connection cancels the work and gives the credit back.
 */
export const translateImage = defineCall({
  method: 'POST',
  path: '/api/manga/img/translate',
  sends: 'image',
  isSigned: true,
  answers: 'file',
  request: translationOrderSchema.extend({ image: z.instanceof(Blob) }),
  response: z.instanceof(Blob),
})
