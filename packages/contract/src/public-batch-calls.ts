import { z } from 'zod'
import { definePublicCall, failureSchema, idSchema, publicApiPath } from './public-call.ts'
import { orderFailures, publicOptionsSchema } from './public-translation-calls.ts'

/** Where one page of a batch stands: as its translation does, or before it is ordered, or when it was not taken. */
export const batchPageStatuses = ['waiting', 'refused', 'queued', 'processing', 'done', 'failed', 'cancelled'] as const

/** Where one page of a batch stands. */
export type BatchPageStatus = (typeof batchPageStatuses)[number]

const batchPageSchema = z
  .object({
    name: z.string().meta({ description: 'Its path in the archive.' }),
    status: z.enum(batchPageStatuses).meta({
      description: '`waiting` is not ordered yet; `refused` was not taken and cost nothing.',
    }),
    translationId: z.string().optional(),
    error: failureSchema.optional(),
  })
  .meta({ id: 'BatchPage' })

const countSchema = z.int().min(0)

/** A batch and where it stands. */
export const batchSchema = z
  .object({
    id: idSchema,
    status: z
      .enum(['processing', 'ended'])
      .meta({ description: '`ended` when none of its pages will change any more.' }),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().meta({ description: 'When images and results are deleted.' }),
    counts: z.object({ pages: countSchema, done: countSchema, failed: countSchema, open: countSchema }).meta({
      description: '`failed` are those that were refused, failed or were cancelled.',
    }),
    pages: z.array(batchPageSchema).meta({ description: 'In reading order: by their paths, `2` before `10`.' }),
  })
  .meta({ id: 'Batch' })

/** A batch and where it stands. */
export type Batch = z.infer<typeof batchSchema>

/** Orders the translation of all pages of an archive. */
export const orderBatch = definePublicCall({
  method: 'POST',
  path: `${publicApiPath}/translations/batch`,
  sends: 'archive',
  scope: 'translations:write',
  summary: 'Translate an archive of pages',
  description:
    'The zip or cbz (up to 500 pages and 1 GB) is the body and the options are in the address; or both are a form, with the archive in its field `file`. Its pages share their names. Each page is charged, refused or failed by itself, and one that fails holds none of the others up.',
  isRepeatable: true,
  status: 202,
  failures: [
    ...orderFailures,
    'tooManyPagesWaiting',
    ...(['archiveUnreadable', 'archiveTooLarge', 'archiveTooManyFiles', 'archiveWithoutPages'] as const),
  ],
  request: publicOptionsSchema.extend({ archive: z.instanceof(Blob) }),
  response: batchSchema,
})

/** Says where a batch stands. */
export const getBatch = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/translations/batch/{id}`,
  sends: 'query',
  scope: 'translations:read',
  summary: 'Look a batch up',
  failures: ['notFound'],
  request: z.strictObject({ id: idSchema }),
  response: batchSchema,
})

/** The finished pages of a batch that has ended. */
export const getBatchArchive = definePublicCall({
  method: 'GET',
  path: `${publicApiPath}/translations/batch/{id}/archive`,
  sends: 'query',
  answers: 'file',
  scope: 'translations:read',
  summary: 'Download the translated pages of a batch',
  description: 'A zip of the pages that are done, under their paths, once the batch has ended.',
  failures: ['notFound', 'translationUnfinished', 'storageUnavailable'],
  request: z.strictObject({ id: idSchema }),
  response: z.instanceof(Blob).meta({ contentTypes: ['application/zip'] }),
})
