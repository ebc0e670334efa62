import { type AnyCall, fillPath } from '@fukidashi/contract/call'
import { runtimeConfigPath } from '@fukidashi/contract/runtime-config'
import fc from 'fast-check'
import type { NamedCall } from './list-calls.ts'
import { type KnownValues, nearlyValidValues, validValues, writeJson } from './value-arbitraries.ts'

/** In what way a request differs from one that a client would send. */
export type RequestKind =
  | 'valid'
  | 'one field wrong'
  | 'raw body'
  | 'wrong content type'
  | 'wrong signature'
  | 'wrong method'
  | 'strange headers'

/** A request as it is generated, before it is signed. */
export interface GeneratedRequest {
  readonly call: string
  readonly kind: RequestKind
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: RequestBody
  /** The body's own when undefined. */
  readonly contentType: string | undefined
  /** `right` is made when the request is sent; anything else is sent as it is. */
  readonly sign: 'right' | 'none' | { readonly header: string }
  readonly headers: Readonly<Record<string, string>>
}

type RequestBody =
  | { readonly type: 'none' }
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly type: 'form'
      readonly field: string
      readonly fileName: string
      readonly file: Uint8Array
      readonly fields: Readonly<Record<string, unknown>>
    }

/** What requests are made of besides the schemas. */
export interface RequestFacts {
  /** Whole, damaged and foreign files to upload. */
  readonly files: readonly Uint8Array[]
  readonly known: KnownValues
}

/** Requests of one call: valid, nearly valid and broken in every way that a client can. They shrink to the shortest that does the same. */
export function createRequestArbitrary({ name, call }: NamedCall, facts: RequestFacts): fc.Arbitrary<GeneratedRequest> {
  const valid = validValues(call.request, facts.known)
  const file = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...facts.files) }, fc.uint8Array({ maxLength: 300 }))
  const requestOf = (kind: RequestKind, parameters: fc.Arbitrary<Record<string, unknown>>) =>
    fc.tuple(parameters, file, fileNames).map(
      ([values, bytes, fileName]): GeneratedRequest => ({
        ...describeRequest(call, values, bytes, fileName),
        call: name,
        kind,
        method: call.method,
        contentType: undefined,
        sign: call.isSigned ? 'right' : 'none',
        headers: {},
      }),
    )
  const whole = requestOf('valid', valid)
  const changed = <Change>(
    kind: RequestKind,
    change: fc.Arbitrary<Change>,
    apply: (request: GeneratedRequest, change: Change) => Partial<GeneratedRequest>,
  ) =>
    fc
      .tuple(whole, change)
      .map(([request, value]): GeneratedRequest => ({ ...request, ...apply(request, value), kind }))
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 8, arbitrary: requestOf('one field wrong', nearlyValidValues(call.request, facts.known)) },
    {
      weight: 2,
      arbitrary: changed('raw body', rawBodies, ({ body }, bytes) => ({
        body: { type: 'bytes', bytes },
        contentType: body.type === 'form' ? 'multipart/form-data; boundary=x' : 'application/json',
      })),
    },
    { weight: 1, arbitrary: changed('wrong content type', contentTypes, (_, contentType) => ({ contentType })) },
    { weight: 1, arbitrary: changed('wrong signature', signatures, (_, sign) => ({ sign })) },
    { weight: 1, arbitrary: changed('wrong method', methods, (_, method) => ({ method })) },
    { weight: 1, arbitrary: changed('strange headers', strangeHeaders, (_, headers) => ({ headers })) },
  )
}

/** Requests for everything that is no call: the site, results, the settings for clients, what operators ask, and nothing at all. */
export function createOtherRequestArbitrary(): fc.Arbitrary<GeneratedRequest> {
  const words = fc.oneof(
    fc.constantFrom(
      '%00',
      '%',
      '%zz',
      '%ff',
      '..',
      '%2e%2e',
      '%2f',
      '\\',
      '~',
      'a'.repeat(3000),
      'A'.repeat(43),
      'page.png',
      '*',
      ';a=b',
      ':x',
      '.git',
    ),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  )
  const folders = fc.constantFrom(
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    runtimeConfigPath,
    '/api',
    '/api/manga',
    '/api/manga/result',
    '/assets',
    '/de',
  )
  const path = fc
    .tuple(folders, fc.array(words, { maxLength: 3 }), fc.option(fc.tuple(words, words), { nil: undefined }))
    .map(
      ([folder, parts, query]) =>
        `${[folder, ...parts].join('/').replace(/^\/\//, '/')}${query ? `?${query.join('=')}` : ''}`,
    )
  return fc
    .tuple(
      path,
      fc.oneof({ weight: 3, arbitrary: fc.constant('GET') }, methods),
      fc.option(strangeHeaders, { nil: {} }),
    )
    .map(
      ([address, method, headers]): GeneratedRequest => ({
        call: 'other addresses',
        kind: 'valid',
        method,
        path: address,
        query: {},
        body: { type: 'none' },
        contentType: undefined,
        sign: 'none',
        headers,
      }),
    )
}

function describeRequest(
  call: AnyCall,
  values: Record<string, unknown>,
  file: Uint8Array,
  fileName: string,
): Pick<GeneratedRequest, 'path' | 'query' | 'body'> {
  const { path, rest } = fillPath(call.path, values)
  switch (call.sends) {
    case 'query':
      return { path, query: rest, body: { type: 'none' } }
    case 'json':
      return { path, query: {}, body: { type: 'json', value: rest } }
    case 'form': {
      const { file: left, ...fields } = rest
      // A form whose file goes by another name, where the generator has left it out.
      const field = left === undefined ? 'image' : 'file'
      return { path, query: {}, body: { type: 'form', field, fileName, file, fields } }
    }
    case 'image':
    case 'archive': {
      const { image: _image, archive: _archive, ...query } = rest
      return { path, query, body: { type: 'bytes', bytes: file } }
    }
  }
}

const fileNames = fc.oneof(
  fc.constantFrom(
    'page.png',
    'page.jpg',
    '',
    '.',
    '..',
    '../../etc/passwd',
    'a\0b.png',
    'C:\\page.png',
    'con',
    '\u{202e}gnp.exe',
    'x'.repeat(5000),
  ),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
)

const rawBodies = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.string({ maxLength: 200 }).map((text) => Buffer.from(text)),
  fc.json().map((text) => Buffer.from(text)),
  fc
    .constantFrom(
      '',
      '{',
      '[',
      'null',
      'true',
      '0',
      '"text"',
      '[]',
      '{}',
      '{"__proto__":{"taskId":"a"}}',
      '{"taskId":1e400}',
      '{"taskId":"a","taskId":"b"}',
      '\u{feff}{}',
      '['.repeat(20_000),
      '{"a":'.repeat(20_000),
      `{"images":[${'1,'.repeat(30_000)}1]}`,
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      '--x\r\nContent-Type: \0\r\n\r\nabc\r\n--x--',
      '--x--\r\n',
    )
    .map((text) => Buffer.from(text)),
)

const contentTypes = fc.oneof(
  fc.constantFrom(
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=----x',
    `multipart/form-data; boundary=${'x'.repeat(300)}`,
    'multipart/mixed; boundary=x',
    'image/png',
    'image/svg+xml',
    'x'.repeat(4000),
  ),
  headerText(100),
)

const signatures = fc.oneof(
  fc.constantFrom<GeneratedRequest['sign']>(
    'none',
    { header: '' },
    { header: 'x'.repeat(7000) },
    { header: '='.repeat(344) },
  ),
  headerText(400).map((header) => ({ header })),
  fc.base64String({ minLength: 344, maxLength: 344 }).map((header) => ({ header })),
)

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND')

const headerNames = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'forwarded',
  'via',
  'accept',
  'accept-language',
  'accept-encoding',
  'authorization',
  'range',
  'if-none-match',
  'x-request-id',
  'idempotency-key',
]
const headerValues = fc.oneof(
  headerText(200),
  fc.constantFrom(
    'null',
    'chrome-extension://a',
    'cross-site',
    '999.1.1.1',
    '::ffff:1.2.3.4, [::1]:80',
    'visitor=a.b',
    '__Host-visitor=%',
    'session=x',
    'bytes=9-1',
    '*',
    'Bearer ',
    'x'.repeat(3000),
  ),
)
const strangeHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerValues, { minKeys: 1, maxKeys: 5 })

// Whatever HTTP can carry in a header.
function headerText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength })
    .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 0x7f)).trim())
}

/** How a request is sent: what `fetch` takes. `sign` makes the header over the parameters as they travel. */
export function toFetch(
  request: GeneratedRequest,
  { baseUrl, sign }: { readonly baseUrl: string; readonly sign: (payload: unknown) => string },
): { readonly url: string; readonly init: RequestInit } {
  const url = new URL(baseUrl + request.path)
  for (const [name, value] of Object.entries(request.query))
    url.searchParams.set(name, typeof value === 'string' ? value : writeJson(value))
  const headers = new Headers(request.headers)
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const { type, body } = writeBody(request.body)
  const contentType = request.contentType ?? type
  if (hasBody && contentType !== undefined) headers.set('content-type', contentType)
  const { body: content } = request
  const payload = () =>
    content.type === 'json' ? (JSON.parse(body as string) as unknown) : Object.fromEntries(url.searchParams)
  if (request.sign === 'right') headers.set('sign', sign(payload()))
  else if (request.sign !== 'none') headers.set('sign', request.sign.header)
  return { url: url.href, init: { method: request.method, headers, ...(hasBody && body !== undefined && { body }) } }
}

function writeBody(body: RequestBody): { readonly type?: string; readonly body?: BodyInit } {
  switch (body.type) {
    case 'none':
      return {}
    case 'json':
      return { type: 'application/json', body: writeJson(body.value) }
    case 'bytes':
      return { type: 'application/octet-stream', body: new Uint8Array(body.bytes) }
    case 'form': {
      const form = new FormData()
      for (const [name, value] of Object.entries(body.fields))
        form.append(name, typeof value === 'string' ? value : writeJson(value))
      form.append(body.field, new File([new Uint8Array(body.file)], body.fileName))
      return { body: form }
    }
  }
}

/** A request in a line or a few, long values and bytes cut short. */
export function describeGenerated(request: GeneratedRequest): string {
  return JSON.stringify(request, (_, value: unknown) => {
    const bytes = toBytes(value)
    if (bytes !== undefined) return `<${bytes.length} bytes ${bytes.subarray(0, 24).toString('hex')}>`
    return typeof value === 'string' && value.length > 120 ? `${value.slice(0, 100)}... (${value.length})` : value
  }).slice(0, 2000)
}

// A buffer has turned itself into a list of numbers before anybody is asked.
function toBytes(value: unknown): Buffer | undefined {
  if (value instanceof Uint8Array) return Buffer.from(value)
  const { type, data } = Object(value) as { type?: unknown; data?: unknown }
  return type === 'Buffer' && Array.isArray(data) ? Buffer.from(data as number[]) : undefined
}
