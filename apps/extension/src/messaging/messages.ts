import { z } from 'zod'

// Content scripts import the types alone: what they send is parsed here, in the background, and zod is no part of their file.

/** Words that the content script shows, by key; the background chooses their language. */
export const pageWordKeys = [
  'reading',
  'waiting',
  'translating',
  'retry',
  'translate',
  'original',
  'hideButton',
  'failedAccess',
  'failedImage',
  'failedTooLarge',
  'failedPlan',
  'failedLogin',
  'failedCredits',
  'failedOffline',
  'failedServer',
  'failedLanguages',
  'failedEngine',
  'failedOther',
] as const

/** Key of a word or sentence that the content script shows. */
export type PageWordKey = (typeof pageWordKeys)[number]

/** Key of a sentence that says why a page was not translated, and what can be done. */
export type PageFailure = Extract<PageWordKey, `failed${string}`>

/** All words of the content script in one language. `{host}` and `{ahead}` stand for what is put in. */
export type PageWords = Readonly<Record<PageWordKey, string>>

/** An image on its way to the background: its bytes, where the page may read them, or else its address. */
const orderedImageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bytes'), type: z.string(), base64: z.base64() }),
  z.object({ kind: z.literal('address'), url: z.url({ protocol: /^https?$/ }) }),
])

/** An image on its way to the background. */
export type OrderedImage = z.infer<typeof orderedImageSchema>

const orderId = z.int().min(0)

/** What a page's port brings to the background. */
export const orderMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), id: orderId, image: orderedImageSchema, isVisible: z.boolean() }),
  z.object({ kind: z.literal('raise'), id: orderId, isVisible: z.boolean() }),
  z.object({ kind: z.literal('cancel'), id: orderId }),
])

/** What a page's port brings to the background. */
export type OrderMessage = z.infer<typeof orderMessageSchema>

/** What the background answers on a page's port. */
export type OrderAnswer =
  | { readonly kind: 'waiting'; readonly id: number; readonly ahead: number }
  | { readonly kind: 'translating'; readonly id: number }
  /** `overlay`: a PNG in base64; absent where the page stays as it is. */
  | { readonly kind: 'done'; readonly id: number; readonly overlay: string | undefined }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly failure: PageFailure
      /** Whose images the extension may not read yet. */
      readonly host?: string
    }

/** Name of the port on which a page orders translations. */
export const orderPortName = 'orders'

/** What single messages to the background ask. */
export const requestSchema = z.discriminatedUnion('kind', [
  /** A content script has started and asks what to do. */
  z.object({ kind: z.literal('greet'), hostname: z.string() }),
  /** The reader hid the floating button on a site, or moved it. */
  z.object({ kind: z.literal('hideButton'), hostname: z.string() }),
  z.object({ kind: z.literal('moveButton'), top: z.number().min(0).max(1) }),
  /** The popup starts or stops the translation of a tab. */
  z.object({ kind: z.literal('switchTab'), tabId: z.int() }),
  /** Popup and options ask about the server. */
  z.object({ kind: z.literal('describeServer'), address: z.url().optional() }),
  z.object({ kind: z.literal('measureCache') }),
  z.object({ kind: z.literal('clearCache') }),
])

/** A single message to the background. */
export type Request = z.infer<typeof requestSchema>

/** What a content script is told when it starts. */
export interface Greeting {
  readonly words: PageWords
  /** Whether the reader wants this site translated without being asked. */
  readonly isAlways: boolean
  readonly prefetchPages: number
  /** How far down the floating button stands, 0 to 1; absent when it is not shown here. */
  readonly buttonTop: number | undefined
}

/** What the server says of itself and of what is left; or why nothing could be asked. */
export type ServerDescription =
  | {
      readonly isReachable: true
      readonly isAllowed: boolean
      readonly remaining: number | 'unlimited'
      readonly engines: readonly { readonly id: string; readonly label: string; readonly isAvailable: boolean }[]
    }
  | { readonly isReachable: false; readonly isOlder: boolean }

/** The answer to each request that has one. */
export interface Replies {
  readonly greet: Greeting
  readonly describeServer: ServerDescription
  readonly measureCache: { readonly bytes: number; readonly pages: number }
  readonly clearCache: undefined
  readonly hideButton: undefined
  readonly moveButton: undefined
  readonly switchTab: undefined
}

/** What the background and the popup ask of the content script of a tab. */
export type TabMessage =
  | { readonly kind: 'describe' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'showOriginal' }
  | { readonly kind: 'translateOne'; readonly address: string }

/** Where a tab stands. */
export interface TabState {
  readonly isOn: boolean
  /** How many pages were found, and how sure that is: 1 on the sites that are known. */
  readonly found: number
  readonly confidence: number
  readonly translated: number
  readonly working: number
  readonly failed: number
  /** Hosts whose images can only be read with a permission that is missing. */
  readonly blockedHosts: readonly string[]
}
