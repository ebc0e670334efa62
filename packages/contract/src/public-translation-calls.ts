import { z } from 'zod'
import { detectionEngines, serverEngines } from './engines.ts'
import { fontStyles } from './fonts.ts'
import { honorificsPolicies } from './honorifics.ts'
import { languageCodeSchema } from './option-schemas.ts'
import { definePublicCall, failureSchema, idSchema, publicApiPath } from './public-call.ts'
import { regionSchema } from './region.ts'
import { stageNames } from './stages.ts'
import { longestWaitMs, pageOutcomes } from './translation-calls.ts'

/** The choices for a page or a batch of them; a word that is none of them is refused. */
export const publicOptionsSchema = z.strictObject({
  translateTo: languageCodeSchema.meta({ description: 'The language to translate into.', example: 'ENG' }),
  translateFrom: languageCodeSchema.optional().meta({
    description: 'The language on the page; detected when it is left out.',
    example: 'JPN',
  }),
  translationModel: z
    .literal(serverEngines.map(({ id }) => id))
    .default('builtin')
    .meta({ description: 'Who translates. Which of them there are depends on the server, and on what was bought.' }),
  detectionModel: z
    .literal(detectionEngines.map(({ id }) => id))
    .default('default')
    .meta({ description: 'What finds the text.' }),
  fontStyle: z
    .literal(fontStyles.map(({ id }) => id))
    .default('comic')
    .meta({ description: 'How it is lettered.' }),
  honorifics: z.literal(honorificsPolicies).optional().meta({
    description: 'What becomes of -san, -kun and the like; as readers expect it when it is left out.',
  }),
  seriesId: z.uuid().optional().meta({
    description: 'Made by you, once for pages that belong together: names stay the same on all of them.',
  }),
})

/** What a page is called in an archive. */
const nameSchema = z.string().max(120).meta({ description: 'What the page is called.', example: 'chapter-01/003.png' })

const about = {
  id: idSchema,
  name: nameSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().meta({ description: 'When image and result are deleted.' }),
}
const ended = { ...about, finishedAt: z.iso.datetime() }

/** A translation and where it stands. */
export const translationSchema = z
  .discriminatedUnion('status', [
    z.object({
      ...about,
      status: z.literal('queued'),
      position: z.int().min(0).meta({ description: 'Place in the queue, 0 for the next.' }),
    }),
    z.object({
      ...about,
      status: z.literal('processing'),
      stage: z.enum(stageNames),
      progress: z.number().min(0).max(1),
    }),
    z.object({
      ...ended,
      status: z.literal('done'),
      outcome: z.enum(pageOutcomes).meta({
        description: 'Pages without text, or in the target language already, come back as they were.',
      }),
      language: languageCodeSchema.optional().meta({ description: "The page's language, given or detected." }),
      isLanguageSure: z.boolean(),
      route: z.array(languageCodeSchema).meta({ description: 'Languages that the translation went through.' }),
      regions: z.array(regionSchema).meta({ description: 'Balloons, captions and sounds in reading order.' }),
      pageUrl: z.url().meta({ description: 'The translated page, for whoever has the address, until it expires.' }),
      overlayUrl: z.url().meta({
        description: 'A PNG to lay over the page, transparent wherever the page stays as it was; likewise.',
      }),
    }),
    z.object({ ...ended, status: z.literal('failed'), error: failureSchema }),
    z.object({ ...ended, status: z.literal('cancelled') }),
  ])
  .meta({ id: 'Translation' })

/** A translation and where it stands. */
export type Translation = z.infer<typeof translationSchema>

const imageFailures = [
  ...(['imageEmpty', 'imageUnreadable', 'imageTypeUnsupported', 'imageTooLarge', 'imageTooManyPixels'] as const),
  ...(['imageCutOff', 'imagePolyglot', 'imageAnimated', 'imageShapeUnsupported'] as const),
] as const

/** Failures of an order, of one page or many. */
export const orderFailures = [
  ...(['languagePairUnsupported', 'sourceLanguageUnsupported', 'honorificsUnsupported'] as const),
  ...(['engineUnavailable', 'detectorUnavailable', 'engineNeedsPlan', 'creditsUsedUp'] as const),
  ...(['tooManyImages', 'idempotencyKeyReused', 'idempotencyKeyBusy', 'requestTooLarge'] as const),
  ...(['storageUnavailable', 'serverBusy'] as const),
] as const

/** Orders the translation of a page. */
export const orderTranslation = definePublicCall({
  method: 'POST',
  path: `${publicApiPath}/translations`,
  sends: 'image',
  scope: 'translations:write',
  summary: 'Translate a page',
  description:
    'The image (JPG, PNG or WebP, up to 5 MB) is the body and the options are in the address; or both are a form, with the image in its field `file`. One translation is charged. The same image with the same options within 24 hours gives the same translation, not charged again.',
  isRepeatable: true,
  status: 202,
  failures: [...imageFailures, ...orderFailures, 'tooManyPagesWaiting'],
  request: publicOptionsSchema.extend({ name: nameSchema.optional(), image: z.instanceof(Blob) }),
  response: translationSchema,
})

/** Says where a translation stands; with `waitMs` when something has changed, or after that time. */
export const getTranslation = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/translations/{id}`,
  sends: 'query',
  scope: 'translations:read',
  summary: 'Look a translation up',
  failures: ['notFound'],
  request: z.strictObject({
    id: idSchema,
    waitMs: z.coerce
      .number()
      .int()
      .min(0)
      .max(longestWaitMs)
      .optional()
      .meta({ description: 'How long the answer may be held back until something has changed, in milliseconds.' }),
  }),
  response: translationSchema,
})

/** Stops a translation that has not ended and gives its credit back. */
export const cancelTranslation = definePublicCall({
  method: 'POST',
  path: `${publicApiPath}/translations/{id}/cancel`,
  sends: 'query',
  scope: 'translations:write',
  summary: 'Cancel a translation',
  description:
    'It is given back what it cost, unless the page was at work for more than a minute. A translation that has ended stays as it is.',
  failures: ['notFound'],
  request: z.strictObject({ id: idSchema }),
  response: translationSchema,
})

/** The translated page, in the format in which it came. */
export const getTranslatedPage = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/translations/{id}/page`,
  sends: 'query',
  answers: 'file',
  scope: 'translations:read',
  summary: 'Download the translated page',
  failures: ['notFound', 'translationUnfinished', 'storageUnavailable'],
  request: z.strictObject({ id: idSchema }),
  response: z.instanceof(Blob).meta({ contentTypes: ['image/png', 'image/jpeg', 'image/webp'] }),
})

/** What is laid over the page. */
export const getTranslatedOverlay = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/translations/{id}/overlay`,
  sends: 'query',
  answers: 'file',
  scope: 'translations:read',
  summary: 'Download the overlay',
  description: 'A PNG of the changed pixels and a margin around them, transparent everywhere else.',
  failures: ['notFound', 'translationUnfinished', 'storageUnavailable'],
  request: z.strictObject({ id: idSchema }),
  response: z.instanceof(Blob).meta({ contentTypes: ['image/png'] }),
})
