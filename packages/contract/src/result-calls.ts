import { z } from 'zod'
import { defineCall } from './call.ts'
import { serverEngines } from './engines.ts'
import { limits } from './limits.ts'
import { letteringChangesSchema } from './region.ts'
import { taskSchema } from './translation-calls.ts'

const { maxCharacters, maxRegions } = limits.words

// Databases hold neither of the two in text.
const words = z
  .string()
  .max(maxCharacters)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This is not text.')

/** Each region at most once, as the order of two changes of one region would decide what it becomes. */
function areDistinct(items: readonly { readonly regionId: string }[]): boolean {
  return new Set(items.map(({ regionId }) => regionId)).size === items.length
}

const onceEach = 'A region is named twice.'

/** A change of one region. What is not named stays as it is. */
export const regionEditSchema = letteringChangesSchema.extend({
  regionId: z.string(),
  /** New words; empty ones leave the place bare. Words also end `asDrawn`. */
  text: words.optional(),
  /** True brings back what the page showed before; the region's words are kept for when it is false again. */
  asDrawn: z.boolean().optional(),
})

/** A change of one region. */
export type RegionEdit = z.infer<typeof regionEditSchema>

/**
 * Changes regions of a finished page: they are lettered anew, every other one stays as it is, to the pixel. Nothing is charged.
 * Refused with `editOutdated` when `revision` is not the page's latest, with `resultNotEditable` when nothing is kept to edit,
 * and with `textTooLong`. `data` of the first is the task as it now stands.
 */
export const editResult = defineCall({
  method: 'POST',
  path: '/api/manga/result/edit',
  sends: 'json',
  isSigned: true,
  limits: limits.request.words,
  request: z.object({
    taskId: z.string(),
    /** The revision that the edits were made on. */
    revision: z.int().min(0),
    edits: z.array(regionEditSchema).min(1).max(maxRegions).refine(areDistinct, onceEach),
  }),
  response: taskSchema,
})

/**
 * Hands in the words for a page that is `awaitingWords`, once; the page then goes on. Regions that are not named, or whose
 * words are blank, stay as they were drawn. Refused with `wordsNotAwaited`, with the task as it stands as its `data`, when
 * words came before, the time is over, or the task has ended.
 */
export const handInWords = defineCall({
  method: 'POST',
  path: '/api/manga/result/words',
  sends: 'json',
  isSigned: true,
  limits: limits.request.words,
  request: z.object({
    taskId: z.string(),
    words: z
      .array(z.object({ regionId: z.string(), text: words }))
      .max(maxRegions)
      .refine(areDistinct, onceEach),
  }),
  response: taskSchema,
})

/**
 * Translates one region's text once more, by an engine of the server's; the page stays as it is until an edit takes the words
 * up. Nothing is charged; how often it may be asked for is limited (`limits.words.againPerMinute`). Refused with
 * `resultNotEditable` for a page that is not done, and with what keeps the engine from the visitor or from the two languages.
 */
export const translateRegion = defineCall({
  method: 'POST',
  path: '/api/manga/result/translate',
  sends: 'json',
  isSigned: true,
  limits: limits.request.words,
  request: z.object({
    taskId: z.string(),
    regionId: z.string(),
    translationModel: z.enum(serverEngines.map(({ id }) => id)),
  }),
  response: z.object({
    regionId: z.string(),
    text: z.string(),
    /** Whether the engine itself doubts the translation. */
    isRough: z.boolean(),
    /** Other wordings, the likeliest first; empty for an engine that gives one alone. */
    others: z.array(z.string()),
  }),
})
