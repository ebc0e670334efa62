import { apiScopes } from '@fukidashi/contract/api-key-calls'
import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { publicCalls } from '@fukidashi/contract/public-api'
import { type AnyPublicCall, everyFailure, idempotencyHeader, problemSchema } from '@fukidashi/contract/public-call'
import { webhookEventSchema } from '@fukidashi/contract/public-webhook-calls'
import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'

const binary = { type: 'string', format: 'binary' } as const

/** Fields of a request that are its body and no parameter. */
const fileFields: readonly string[] = ['image', 'archive']

const fileTypes = {
  image: ['image/png', 'image/jpeg', 'image/webp'],
  archive: ['application/zip', 'application/vnd.comicbook+zip'],
} as const

const introduction = `
The API translates the text in comic pages and keeps the art: a page or an archive of pages goes in, and translated pages,
overlays and the text of every balloon come out.

**Keys.** Make a key on your account page and send it as \`Authorization: Bearer fuki_...\`. It is shown once. A key has scopes
(${apiScopes.map((scope) => `\`${scope}\``).join(', ')}) and is never accepted in an address.

**Translations** are charged one by one to the account of the key. Images and results are deleted after 24 hours.

**Repeating requests.** Send \`${idempotencyHeader}\` with a value of your own, such as a UUID: for 24 hours, the same request under the
same key is carried out once and answered again, marked with \`Idempotency-Replayed: true\`.

**Limits.** \`RateLimit-Policy\` and \`RateLimit\` say how many requests a minute an account has and has left. After a 429, wait for as
many seconds as \`Retry-After\` says.

**Failures** are problem details (RFC 9457) with a \`code\` and a \`key\` that stay the same.

**Webhooks** are signed as [Standard Webhooks](https://www.standardwebhooks.com) has it.
`

/** The description of the public API (OpenAPI 3.1), made from the schemas that its calls are checked with. `serverUrl` may be relative to where it is read. */
export function createOpenApi(serverUrl: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const [name, call] of Object.entries(publicCalls) as [string, AnyPublicCall][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(name, call) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Fukidashi API', version: '1.0.0', description: introduction.trim() },
    servers: [{ url: serverUrl }],
    tags: ['Translations', 'Batches', 'Webhooks', 'Usage'].map((tag) => ({ name: tag })),
    security: [{ apiKey: [] }],
    paths: paths as ZodOpenApiPathsObject,
    webhooks: { event: { post: describeWebhook() } },
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of your account: `fuki_` and 43 characters.' },
      },
    },
  })
}

function describeCall(operationId: string, call: AnyPublicCall): ZodOpenApiOperationObject {
  const { shape } = call.request as z.ZodObject
  const inPath = new Set(Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name!))
  const fields = Object.entries(shape)
  const pick = (isMeant: (name: string) => boolean) =>
    z.object(Object.fromEntries(fields.filter(([name]) => isMeant(name))))
  const path = pick((name) => inPath.has(name))
  const rest = pick((name) => !inPath.has(name) && !fileFields.includes(name))
  const isJson = call.sends === 'json'
  const header = call.isRepeatable ? { header: z.object({ [idempotencyHeader]: keySchema }) } : {}
  return {
    operationId,
    tags: [tagOf(call.path)],
    summary: call.summary,
    description: [call.description, `Scope: \`${call.scope}\`.`].filter((part) => part !== undefined).join('\n\n'),
    security: [{ apiKey: [] }],
    requestParams: {
      ...(inPath.size > 0 && { path }),
      ...(!isJson && Object.keys(rest.shape).length > 0 && { query: rest }),
      ...header,
    },
    ...(isJson && { requestBody: { required: true, content: { 'application/json': { schema: rest } } } }),
    ...(call.sends === 'image' || call.sends === 'archive' ? { requestBody: describeUpload(call.sends, rest) } : {}),
    responses: { ...describeSuccess(call), ...describeFailures([...everyFailure, ...call.failures]) },
  }
}

const keySchema = z
  .string()
  .optional()
  .meta({ description: 'The same request under the same key is carried out once.', example: 'chapter-01-page-003' })

function describeUpload(kind: keyof typeof fileTypes, options: z.ZodObject) {
  const form = options
    .extend({ file: z.string().meta({ format: 'binary' }) })
    .partial()
    .required({ file: true })
  return {
    required: true,
    content: {
      ...Object.fromEntries(fileTypes[kind].map((type) => [type, { schema: binary }])),
      'multipart/form-data': { schema: form },
    },
  }
}

const rateHeaders = {
  'RateLimit-Policy': { schema: { type: 'string' }, description: 'How many requests there are in a minute.' },
  RateLimit: { schema: { type: 'string' }, description: 'How many are left, and for how many seconds.' },
} as const

function describeSuccess({ status = 200, answers, response, sends }: AnyPublicCall): ZodOpenApiResponsesObject {
  if (status === 204) return { 204: { description: 'Done.', headers: rateHeaders } }
  const contentTypes = response.meta()?.['contentTypes'] as readonly string[] | undefined
  const content =
    answers === 'file'
      ? Object.fromEntries((contentTypes ?? []).map((type) => [type, { schema: binary }]))
      : { 'application/json': { schema: response } }
  const success = { description: 'Success.', headers: rateHeaders, content }
  // The same page may have been translated before.
  return sends === 'image'
    ? { 200: { ...success, description: 'It has ended already.' }, 202: success }
    : { [status]: success }
}

function describeFailures(keys: readonly ErrorKey[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy([...new Set(keys)], (key) => errors[key].status)
  return Object.fromEntries(
    Array.from(byStatus, ([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((key) => `\`${key}\`: ${errors[key].message}`).join('\n\n'),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  )
}

function describeWebhook(): ZodOpenApiOperationObject {
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, z.string()])
  return {
    operationId: 'receiveEvent',
    tags: ['Webhooks'],
    summary: 'What your webhook receives',
    description: 'Check the signature with your secret before you believe it, and answer 2xx within 10 seconds.',
    requestParams: { header: z.object(Object.fromEntries(signed)) },
    requestBody: { content: { 'application/json': { schema: webhookEventSchema } } },
    responses: { 204: { description: 'Any 2xx: it was taken, and is not sent again.' } },
  }
}

function tagOf(path: string): string {
  if (path.includes('/batch')) return 'Batches'
  if (path.includes('/webhooks')) return 'Webhooks'
  return path.includes('/usage') ? 'Usage' : 'Translations'
}
