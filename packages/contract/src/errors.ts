/** One kind of failure that a caller can meet: the number and HTTP status of the calls, and an English sentence. */
interface ErrorFacts {
  readonly code: number
  readonly status: number
  readonly message: string
  /** After how many seconds the same call may succeed; absent when another try by itself changes nothing. */
  readonly retryAfterSeconds?: number
}

/**
 * Every failure of the product, by key. The same key stands in code, logs and the clients' catalogs; the number and the
 * status go over the wire. Numbers are never used again for something else.
 */
export const errors = {
  imageEmpty: { code: 1001, status: 400, message: 'The image is empty.' },
  imageUnreadable: { code: 1002, status: 400, message: 'The image is damaged and cannot be read.' },
  imageTypeUnsupported: { code: 1003, status: 415, message: 'Only JPG, PNG and WebP images can be translated.' },
  imageTooLarge: { code: 1004, status: 413, message: 'The image is larger than 5 MB.' },
  imageTooManyPixels: { code: 1005, status: 413, message: 'The image has more than 50 megapixels.' },
  imageCutOff: { code: 1006, status: 400, message: 'The image ends before all of it has arrived.' },
  imagePolyglot: { code: 1007, status: 400, message: 'The file holds something else beside the image.' },
  imageAnimated: { code: 1008, status: 400, message: 'Moving images cannot be translated.' },
  imageShapeUnsupported: {
    code: 1009,
    status: 413,
    message: 'The image is too long or too narrow: a side has at most 30000 pixels, and 50 times the other at most.',
  },
  languageUnknown: { code: 1101, status: 400, message: 'There is no such language.' },
  languagePairUnsupported: {
    code: 1102,
    status: 422,
    message: 'This engine cannot translate between these languages.',
  },
  engineUnavailable: { code: 1103, status: 503, message: 'This engine is not available here.' },
  detectorUnavailable: { code: 1104, status: 503, message: 'This detection model is not available here.' },
  sourceLanguageUnsupported: { code: 1105, status: 422, message: 'Pages in this language cannot be read.' },
  honorificsUnsupported: {
    code: 1106,
    status: 422,
    message: 'This engine cannot be told what becomes of honorifics.',
  },
  engineRefused: { code: 1201, status: 502, message: 'The translation service refused the request.' },
  engineUnauthorised: { code: 1202, status: 502, message: 'The translation service did not accept the key.' },
  engineRateLimited: { code: 1203, status: 503, message: 'The translation service is busy. Try again later.' },
  engineTimedOut: { code: 1204, status: 504, message: 'The translation service did not answer in time.' },
  engineUnreachable: { code: 1205, status: 502, message: 'The translation service cannot be reached.' },
  engineReplyInvalid: {
    code: 1206,
    status: 502,
    message: 'The translation service gave an answer that cannot be used.',
  },
  cancelled: { code: 1301, status: 499, message: 'The translation was cancelled.' },
  pageOverBudget: {
    code: 1302,
    status: 422,
    message: 'Translating this page took more time than a page of its size may take.',
  },
  requestInvalid: { code: 1401, status: 400, message: 'The request is not as the call wants it.' },
  signMissing: { code: 1402, status: 401, message: 'The request is not signed.' },
  signInvalid: { code: 1403, status: 401, message: 'The signature does not fit the request.' },
  loginRequired: { code: 1404, status: 401, message: 'Log in first.' },
  notFound: { code: 1405, status: 404, message: 'There is nothing here, or it was deleted after its 24 hours.' },
  tooManyRequests: { code: 1406, status: 429, message: 'Too many requests. Wait a moment.' },
  creditsUsedUp: { code: 1407, status: 402, message: 'No translations are left.' },
  anonymousLimitReached: {
    code: 1408,
    status: 402,
    message:
      'Users who are not logged in can only have one translation per day. Please log in to get more translations.',
  },
  restarting: {
    code: 1409,
    status: 503,
    message: 'The server is restarting. Try again in a moment.',
    retryAfterSeconds: 5,
  },
  engineNeedsPlan: { code: 1410, status: 403, message: 'This translation model comes with a paid plan.' },
  pluginNeedsPlan: { code: 1411, status: 403, message: 'Translating pages in place comes with a paid plan.' },
  requestTooLarge: { code: 1421, status: 413, message: 'The request is larger than this call allows.' },
  callUnknown: { code: 1422, status: 404, message: 'There is no such call.' },
  tooManyImages: { code: 1423, status: 429, message: 'Too many images are kept for this visitor or address.' },
  tooManyPagesWaiting: { code: 1424, status: 429, message: 'Too many pages of this visitor or address are waiting.' },
  originRefused: { code: 1425, status: 403, message: 'Pages of other sites may not make this call.' },
  serverBusy: {
    code: 1426,
    status: 503,
    message: 'The server has too much to do. Try again in a moment.',
    retryAfterSeconds: 5,
  },
  internal: { code: 1500, status: 500, message: 'Something went wrong on our side.' },
  storageUnavailable: {
    code: 1501,
    status: 503,
    message: 'Images cannot be stored or read at the moment. Try again in a moment.',
    retryAfterSeconds: 10,
  },
  databaseUnavailable: {
    code: 1502,
    status: 503,
    message: 'The database does not answer. Try again in a moment.',
    retryAfterSeconds: 10,
  },
} as const satisfies Record<string, ErrorFacts>

/** Key of a failure in the catalogue. */
export type ErrorKey = keyof typeof errors

/** A failure with its place in the catalogue. `detail` is for people who run the product, never for its readers. */
export class ProductError extends Error {
  readonly key: ErrorKey
  readonly detail: string | undefined

  constructor(key: ErrorKey, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? errors[key].message : `${errors[key].message} ${detail}`, options)
    this.name = 'ProductError'
    this.key = key
    this.detail = detail
  }
}

const keys = new Map<number, ErrorKey>(Object.entries(errors).map(([key, { code }]) => [code, key as ErrorKey]))

/** The key of a number that came over the wire, or undefined for one that this version does not know. */
export function findErrorKey(code: number): ErrorKey | undefined {
  return keys.get(code)
}

/** After how many seconds a call that failed so may succeed; undefined when another try by itself changes nothing. */
export function retryAfterOf(key: ErrorKey): number | undefined {
  const facts: ErrorFacts = errors[key]
  return facts.retryAfterSeconds
}
