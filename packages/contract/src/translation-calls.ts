import { z } from 'zod'
import { defineCall } from './call.ts'
import { languageCodeSchema, translationOrderSchema } from './option-schemas.ts'
import { regionSchema } from './region.ts'
import { stageNames } from './stages.ts'

/** How long a client may ask the server to hold an unfinished result back. */
export const longestWaitMs = 25_000

/**
 * What became of a page: it was translated, it has no text, or it is in the target language already, which costs nothing. Pages
 * of the last two kinds come back as they were.
 */
export const pageOutcomes = ['done', 'withoutText', 'inTargetLanguage'] as const

const named = { taskId: z.string() }

/** A region of a page that waits for words. */
export const awaitedRegionSchema = regionSchema.omit({ translation: true, lettering: true, route: true }).extend({
  /** False for sounds, marks, numbers and text in the target language, which an engine leaves as they are. Words for them are taken, too. */
  isToTranslate: z.boolean(),
})

/** A region of a page that waits for words. */
export type AwaitedRegion = z.infer<typeof awaitedRegionSchema>

/** A page that has been translated. */
const doneTaskSchema = z.object({
  ...named,
  status: z.literal('done'),
  /** The translated page, in the format in which it came. */
  imageUrl: z.string(),
  /** A PNG that is laid over the page: transparent wherever the page stays as it was, but for a margin around what changed. */
  overlayUrl: z.string(),
  /** In reading order. */
  regions: z.array(regionSchema),
  /** Raised by every edit; an edit names the one that it was made on. */
  revision: z.int().min(0),
  /** Whether `editResult` can change the page. */
  isEditable: z.boolean(),
  outcome: z.enum(pageOutcomes),
  /** The page's language, given or detected; absent on a page without text. */
  language: languageCodeSchema.optional(),
  /**
   * False where the page has too little text to tell its language. The same order with another `translateFrom` is then free,
   * once for each image.
   */
  isLanguageSure: z.boolean(),
  /** Languages that its translation went through, source and target included; empty when nothing was translated. */
  route: z.array(languageCodeSchema),
})

/** A translation and where it stands. */
export const taskSchema = z.discriminatedUnion('status', [
  z.object({
    ...named,
    status: z.literal('queued'),
    /** Place in the queue, 0 for the next. */
    position: z.int().min(0),
  }),
  z.object({
    ...named,
    status: z.literal('processing'),
    stage: z.enum(stageNames),
    /** Of the whole translation. */
    progress: z.number().min(0).max(1),
  }),
  /**
   * The page has been read and waits for the words of an engine that runs on the reader's side (`handInWords`). When none come
   * until `wordsDueAt`, it fails with `wordsOverdue` and the credit is given back.
   */
  z.object({
    ...named,
    status: z.literal('awaitingWords'),
    /** In reading order. */
    regions: z.array(awaitedRegionSchema),
    /** The page's language, given or detected. */
    language: languageCodeSchema.optional(),
    isLanguageSure: z.boolean(),
    translateTo: languageCodeSchema,
    wordsDueAt: z.iso.datetime(),
  }),
  doneTaskSchema,
  z.object({
    ...named,
    status: z.literal('failed'),
    /** A number of the catalogue in `errors.ts` and its English sentence. */
    error: z.object({ code: z.int(), message: z.string() }),
  }),
  z.object({ ...named, status: z.literal('cancelled') }),
])

/** A translation and where it stands. */
export type Task = z.infer<typeof taskSchema>

/** Orders the translation of an uploaded image. The same order within 24 hours gives the earlier task, not charged again. */
export const submitTranslateTask = defineCall({
  method: 'POST',
  path: '/api/manga/submit/translateTask',
  sends: 'json',
  isSigned: true,
  request: translationOrderSchema.extend({ imageId: z.string() }),
  response: taskSchema,
})

/** Asks where a translation stands; with `waitMs` the answer comes when something has changed, or after that time. */
export const getTranslateResult = defineCall({
  method: 'POST',
  path: '/api/manga/get/translateResult',
  sends: 'json',
  isSigned: true,
  request: z.object({ taskId: z.string(), waitMs: z.int().min(0).max(longestWaitMs).optional() }),
  response: taskSchema,
})

/** Stops a translation that is waiting or at work and gives the credit back. One that has ended stays as it is. */
export const cancelTranslateTask = defineCall({
  method: 'POST',
  path: '/api/manga/cancel/translateTask',
  sends: 'json',
  isSigned: true,
  request: z.object({ taskId: z.string() }),
  response: taskSchema,
})

/**
 * The extension's one call: takes an image and answers when it is translated, with its regions and the overlay. Breaking the
 * connection cancels the work and gives the credit back. Engines on the reader's side are refused: there is no task to hand
 * words in for.
 */
export const translateImage = defineCall({
  method: 'POST',
  path: '/api/manga/img/translate',
  sends: 'image',
  isSigned: true,
  request: translationOrderSchema.extend({ image: z.instanceof(Blob) }),
  response: doneTaskSchema.omit({ status: true, imageUrl: true, overlayUrl: true }).extend({
    /** A PNG in base64, to be laid over the page. Absent unless `outcome` is `done`: the page then stays as it was. */
    overlay: z.base64().optional(),
  }),
})

/** A page that was translated in one call. */
export type TranslatedImage = z.infer<typeof translateImage.response>
