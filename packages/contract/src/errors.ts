/** One kind of failure that a caller can meet: the number and HTTP status of the calls, and an English sentence. */
interface ErrorFacts {
  readonly code: number
  readonly status: number
  readonly message: string
  /** After how many seconds the same call may succeed; absent when another try by itself changes nothing. */
  readonly retryAfterSeconds?: number
}

/** Failures of calls about accounts and logins. */
const accountErrors = {
  captchaInvalid: { code: 1441, status: 400, message: 'The captcha was not solved, or its 5 minutes are over.' },
  captchaRequired: { code: 1442, status: 400, message: 'After failed attempts, a captcha has to be solved.' },
  loginFailed: { code: 1443, status: 401, message: 'E-mail address and password do not match.' },
  loginPaused: { code: 1444, status: 429, message: 'Too many failed attempts. Wait before the next one.' },
  passwordsDiffer: { code: 1445, status: 400, message: 'The two passwords are different.' },
  passwordTooShort: { code: 1446, status: 400, message: 'A password has at least 8 characters.' },
  passwordTooLong: { code: 1447, status: 400, message: 'A password has at most 128 characters.' },
  passwordTooCommon: { code: 1448, status: 400, message: 'This password is known or easy to guess.' },
  passwordWrong: { code: 1449, status: 403, message: 'The current password is wrong.' },
  freshLoginRequired: { code: 1450, status: 403, message: 'Log in again, then repeat this within 10 minutes.' },
  linkInvalid: {
    code: 1451,
    status: 400,
    message: 'This link was used already, has expired, or was replaced by a newer one.',
  },
  emailVerified: { code: 1452, status: 409, message: 'This e-mail address is verified already.' },
  emailNotYours: { code: 1453, status: 403, message: 'This is not the e-mail address of your account.' },
  emailTaken: { code: 1454, status: 409, message: 'This e-mail address belongs to another account.' },
  googleUnavailable: { code: 1455, status: 503, message: 'Login with Google is not set up here.' },
  googleFailed: { code: 1456, status: 502, message: 'Google did not confirm the login.' },
  googleRefused: { code: 1457, status: 403, message: 'The login with Google was cancelled.' },
  googleEmailUnverified: { code: 1458, status: 403, message: 'Google has not verified this e-mail address.' },
  accountUnverified: {
    code: 1459,
    status: 409,
    message:
      'There is an account with this e-mail address that was not verified. Log in to it or reset its password first.',
  },
  accountMismatch: {
    code: 1460,
    status: 409,
    message: 'The account with this e-mail address belongs to another Google account.',
  },
  confirmationWrong: { code: 1461, status: 400, message: 'The e-mail address to confirm with is another one.' },
  tooManyApiKeys: { code: 1462, status: 409, message: 'An account has at most 20 API keys. Revoke one first.' },
  extensionCodeInvalid: {
    code: 1463,
    status: 400,
    message: 'This code was used already, has expired, or is for another extension.',
  },
} as const satisfies Record<string, ErrorFacts>

/** Key of a failure of a call about accounts and logins. */
export type AccountErrorKey = keyof typeof accountErrors

/** Whether a failure is one of calls about accounts and logins. */
export function isAccountErrorKey(key: string): key is AccountErrorKey {
  return Object.hasOwn(accountErrors, key)
}

/** Failures that the public API alone has. */
const publicApiErrors = {
  apiKeyMissing: { code: 1701, status: 401, message: "Send an API key in the header 'Authorization: Bearer'." },
  apiKeyInvalid: { code: 1702, status: 401, message: 'There is no such API key, or it was revoked or replaced.' },
  apiKeyInAddress: {
    code: 1703,
    status: 400,
    message: 'A key in an address ends up in logs. Send it in the header Authorization, and replace this one.',
  },
  scopeMissing: { code: 1704, status: 403, message: 'This API key has no scope for this call.' },
  idempotencyKeyReused: {
    code: 1705,
    status: 422,
    message: 'This idempotency key was sent before with another request.',
  },
  idempotencyKeyBusy: {
    code: 1706,
    status: 409,
    message: 'A request with this idempotency key is at work. Try again in a moment.',
    retryAfterSeconds: 2,
  },
  archiveUnreadable: { code: 1711, status: 400, message: 'The archive is damaged, encrypted, or not a zip or cbz.' },
  archiveTooLarge: { code: 1712, status: 413, message: 'The archive is larger than 1 GB.' },
  archiveTooManyFiles: { code: 1713, status: 413, message: 'The archive has more than 500 pages, or 5000 files.' },
  archiveWithoutPages: { code: 1714, status: 422, message: 'The archive contains no pages.' },
  translationUnfinished: { code: 1715, status: 409, message: 'This translation is not finished, or has no result.' },
  webhookAddressRefused: {
    code: 1721,
    status: 422,
    message: 'Webhooks go to public addresses by https alone.',
  },
  tooManyWebhooks: { code: 1722, status: 409, message: 'An account has at most 5 webhooks. Remove one first.' },
} as const satisfies Record<string, ErrorFacts>

/** Key of a failure that the public API alone has. */
export type PublicApiErrorKey = keyof typeof publicApiErrors

/** Whether a failure is one that the public API alone has. */
export function isPublicApiErrorKey(key: string): key is PublicApiErrorKey {
  return Object.hasOwn(publicApiErrors, key)
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
  imageCutOff: { code: 1006, status: 400, message: 'The image is incomplete.' },
  imagePolyglot: { code: 1007, status: 400, message: 'The file contains data besides the image.' },
  imageAnimated: { code: 1008, status: 400, message: 'Animated images cannot be translated.' },
  imageShapeUnsupported: {
    code: 1009,
    status: 413,
    message:
      'The image is too long or too narrow: no side may be longer than 30000 pixels, or more than 50 times as long as the other.',
  },
  languageUnknown: { code: 1101, status: 400, message: 'This language is not supported.' },
  languagePairUnsupported: {
    code: 1102,
    status: 422,
    message: 'This engine does not support this pair of languages.',
  },
  engineUnavailable: { code: 1103, status: 503, message: 'This engine is not available here.' },
  detectorUnavailable: { code: 1104, status: 503, message: 'This detection model is not available here.' },
  sourceLanguageUnsupported: { code: 1105, status: 422, message: 'Text in this language cannot be read.' },
  honorificsUnsupported: {
    code: 1106,
    status: 422,
    message: 'This engine does not support a choice of honorifics.',
  },
  engineRefused: { code: 1201, status: 502, message: 'The translation service rejected the request.' },
  engineUnauthorised: { code: 1202, status: 502, message: 'The translation service rejected the API key.' },
  engineRateLimited: { code: 1203, status: 503, message: 'The translation service is busy. Try again later.' },
  engineTimedOut: { code: 1204, status: 504, message: 'The translation service did not respond in time.' },
  engineUnreachable: { code: 1205, status: 502, message: 'The translation service cannot be reached.' },
  engineReplyInvalid: {
    code: 1206,
    status: 502,
    message: 'The translation service returned an unusable response.',
  },
  cancelled: { code: 1301, status: 499, message: 'The translation was cancelled.' },
  pageOverBudget: {
    code: 1302,
    status: 422,
    message: 'Translating this page exceeded the time limit for its size.',
  },
  requestInvalid: { code: 1401, status: 400, message: 'The request is invalid.' },
  signMissing: { code: 1402, status: 401, message: 'The request is not signed.' },
  signInvalid: { code: 1403, status: 401, message: 'The signature does not match the request.' },
  loginRequired: { code: 1404, status: 401, message: 'Log in first.' },
  notFound: { code: 1405, status: 404, message: 'Not found, or deleted after 24 hours.' },
  tooManyRequests: { code: 1406, status: 429, message: 'Too many requests. Wait a moment and try again.' },
  creditsUsedUp: { code: 1407, status: 402, message: 'You have no translations left.' },
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
  engineNeedsPlan: { code: 1410, status: 403, message: 'This translation model requires a paid plan.' },
  pluginNeedsPlan: { code: 1411, status: 403, message: 'Translating pages in place requires a paid plan.' },
  requestTooLarge: { code: 1421, status: 413, message: 'The request is larger than this call allows.' },
  callUnknown: { code: 1422, status: 404, message: 'This call does not exist.' },
  tooManyImages: { code: 1423, status: 429, message: 'This visitor or address has too many stored images.' },
  tooManyPagesWaiting: { code: 1424, status: 429, message: 'This visitor or address has too many pages waiting.' },
  originRefused: { code: 1425, status: 403, message: 'Other sites may not make this call.' },
  serverBusy: {
    code: 1426,
    status: 503,
    message: 'The server is overloaded. Try again in a moment.',
    retryAfterSeconds: 5,
  },
  editOutdated: {
    code: 1431,
    status: 409,
    message: 'The page was changed in the meantime. The response contains its newer state.',
  },
  resultNotEditable: { code: 1432, status: 409, message: 'This page cannot be edited.' },
  wordsNotAwaited: { code: 1433, status: 409, message: 'This page is not waiting for words.' },
  wordsOverdue: { code: 1434, status: 408, message: 'The words for this page did not arrive in time.' },
  textTooLong: { code: 1435, status: 422, message: 'The page has no room for this text at this size.' },
  pageStateInvalid: {
    code: 1436,
    status: 422,
    message: 'The state is damaged or does not belong to this page.',
  },
  ...accountErrors,
  ...publicApiErrors,
  paymentsNotSetUp: { code: 1601, status: 503, message: 'Nothing can be bought here: payments are not set up.' },
  planUnknown: { code: 1602, status: 422, message: 'This plan cannot be bought.' },
  amountInvalid: {
    code: 1603,
    status: 422,
    message: 'Orders in bulk are for whole dollars within the limits of the plan.',
  },
  paymentProviderUnavailable: {
    code: 1604,
    status: 502,
    message: 'The payment service did not answer as it should. Try again in a moment.',
    retryAfterSeconds: 5,
  },
  subscriptionExists: { code: 1605, status: 409, message: 'You have a subscription already. Change it instead.' },
  subscriptionEnded: { code: 1606, status: 409, message: 'This subscription has ended, or ends with its period.' },
  webhookInvalid: { code: 1607, status: 400, message: 'The event is not signed by the payment service.' },
  internal: { code: 1500, status: 500, message: 'Something went wrong on our side.' },
  storageUnavailable: {
    code: 1501,
    status: 503,
    message: 'Images cannot be stored or read right now. Try again in a moment.',
    retryAfterSeconds: 10,
  },
  databaseUnavailable: {
    code: 1502,
    status: 503,
    message: 'The database is not responding. Try again in a moment.',
    retryAfterSeconds: 10,
  },
} as const satisfies Record<string, ErrorFacts>

/** Key of a failure in the catalogue. */
export type ErrorKey = keyof typeof errors

/** A failure with its place in the catalogue. `detail` is for people who run the product, never for its readers. */
export class ProductError extends Error {
  readonly key: ErrorKey
  readonly detail: string | undefined
  /** What the refusal brings along for its caller, such as a `DailyLimit`. */
  readonly data: unknown

  constructor(key: ErrorKey, detail?: string, { data, ...options }: ErrorOptions & { readonly data?: unknown } = {}) {
    super(detail === undefined ? errors[key].message : `${errors[key].message} ${detail}`, options)
    this.name = 'ProductError'
    this.key = key
    this.detail = detail
    this.data = data
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
