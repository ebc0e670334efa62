/** Limits of the product specification, sections 5 and 9, on images; what each visitor may use stands in `plans.ts`. */
export const limits = {
  image: {
    /** Largest upload in bytes. */
    maxBytes: 5 * 1024 * 1024,
    /** Largest image in pixels, checked before anything is decoded. */
    maxPixels: 50_000_000,
    /** Longest side in pixels; a webtoon's strip may have that height. */
    maxSidePx: 30_000,
    /** How many times the shorter side the longer one may be. */
    maxAspectRatio: 50,
    formats: ['jpg', 'png', 'webp'],
    /** Most images that one zip holds. */
    maxPerZip: 100,
    /** Images and results are deleted after this time. */
    lifetimeMs: 24 * 60 * 60 * 1000,
  },
  page: {
    /** A page's time is this and a share for each million of its pixels; a page at work for longer ends with `pageOverBudget`. */
    baseMs: 90_000,
    msPerMegapixel: 6_000,
    /** A page that is cancelled after it was at work for longer than this has cost its credit. */
    refundableMs: 60_000,
  },
  /** Words that come from outside for the regions of a page. */
  words: {
    /** Of one region. */
    maxCharacters: 1000,
    /** Regions that one call may bring words or changes for. */
    maxRegions: 1000,
    /** Translations of one region again that one address may ask for in a minute. */
    againPerMinute: 30,
    /** Size of lettering that may be asked for, in page pixels. */
    sizePx: { min: 4, max: 2000 },
    /** How long a page waits for the words of an engine on the reader's side. */
    waitMs: 10 * 60 * 1000,
  },
  /** What is kept and waits for one visitor, and for all visitors of one address, at the same time. */
  quota: {
    visitor: { images: 500, bytes: 1024 ** 3, pagesWaiting: 100 },
    address: { images: 2000, bytes: 4 * 1024 ** 3, pagesWaiting: 300 },
    /** Of an account whose pages come by an API key, wherever they come from. */
    apiKey: { images: 5000, bytes: 10 * 1024 ** 3, pagesWaiting: 2000 },
  },
  /** The public API for programs. */
  api: {
    keys: {
      /** Of one account. */
      max: 20,
      maxNameCharacters: 60,
      /** How long a key still works after it was rotated. */
      previousWorksMs: 24 * 60 * 60 * 1000,
    },
    idempotencyKey: {
      maxCharacters: 255,
      /** How long the same key gives the same answer: as long as there is something to answer with. */
      lifetimeMs: 24 * 60 * 60 * 1000,
      /** How long a request may be at work before its key counts as free; its process has died then. */
      busyMs: 2 * 60 * 1000,
    },
    batch: {
      maxPages: 500,
      /** Of the archive as it travels. */
      maxBytes: 1024 ** 3,
      /** Files in the archive, pages or not. */
      maxEntries: 5000,
      /** Archives of one account whose pages are not all ordered yet. */
      maxWaiting: 3,
    },
    webhooks: {
      /** Of one account. */
      max: 5,
      maxUrlCharacters: 2000,
      /** After this long without a delivery that was taken, a webhook and its secret are gone. */
      lifetimeMs: 365 * 24 * 60 * 60 * 1000,
      /** How long a delivery is remembered. */
      deliveryLifetimeMs: 7 * 24 * 60 * 60 * 1000,
      /** How long a receiver may take to answer. */
      timeoutMs: 10_000,
      /** Tries of one delivery: the first pauses are seconds, the last ones an hour, and all of them together a day. */
      maxTries: 30,
    },
    usage: { maxDays: 366 },
  },
  /** What a request may be before anything is done for it. Breaking a limit is `requestTooLarge`, told at the first byte too many. */
  request: {
    /** Parameters: a few words and ids. */
    parameters: { maxBytes: 64 * 1024, maxDepth: 8, maxValues: 1000, maxStringBytes: 4096 },
    /** Words for the regions of a page, in any script. */
    words: { maxBytes: 1024 * 1024, maxDepth: 5, maxValues: 8000, maxStringBytes: 8192 },
    /** Images as data URLs; a string holds the largest image in base64 and a little, so that a larger one is told as such. */
    dataUrls: { maxBytes: 14 * 1024 * 1024, maxDepth: 3, maxValues: 32, maxStringBytes: 7 * 1024 * 1024 },
    /** Events of payment services, which carry what they are about. */
    webhook: { maxBytes: 512 * 1024 },
    /** Images that one call may bring as data URLs. */
    maxDataUrls: 20,
    /** A form with one file: other fields, their bytes, and all that stands around the file. */
    form: { maxFields: 8, maxFieldBytes: 1024, maxOverheadBytes: 64 * 1024, maxBoundaryCharacters: 70 },
  },
} as const

/** What one visitor or one address may have at the same time. */
export interface Quota {
  readonly images: number
  readonly bytes: number
  readonly pagesWaiting: number
}

/** What a JSON body may be. Values are counted at all depths; strings are counted as they travel, keys too. */
export interface JsonLimits {
  readonly maxBytes: number
  readonly maxDepth: number
  readonly maxValues: number
  readonly maxStringBytes: number
}

/** Image formats that come in and go out. */
export type ImageFormat = (typeof limits.image.formats)[number]
