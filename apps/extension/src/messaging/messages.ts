import { serverEngines } from '@fukidashi/contract/engines'
import { z } from 'zod'
import type { OwnSite } from '../sites/own-sites.ts'

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
  'pick',
  'tools',
  'pageText',
  'holdOriginal',
  'compare',
  'text',
  'copyWords',
  'copySource',
  'copied',
  'copyFailed',
  'close',
  'rough',
  'roughCount',
  'roughHere',
  'translateAgain',
  'noBetter',
  'settings',
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
  'failedOwnService',
  'failedOther',
] as const

/** Key of a word or sentence that the content script shows. */
export type PageWordKey = (typeof pageWordKeys)[number]

/** Key of a sentence that says why a page was not translated, and what can be done. */
export type PageFailure = Extract<PageWordKey, `failed${string}`>

/** All words of the content script in one language. `{host}`, `{ahead}`, `{count}` and `{total}` stand for what is put in. */
export type PageWords = Readonly<Record<PageWordKey, string>>

/** An image on its way to the background: its bytes, where the page may read them, or else its address. */
const orderedImageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bytes'), type: z.string(), base64: z.base64() }),
  z.object({ kind: z.literal('address'), url: z.url({ protocol: /^https?$/ }) }),
])

/** An image on its way to the background. */
export type OrderedImage = z.infer<typeof orderedImageSchema>

/** Engines that a page can be ordered from: the server's, and the reader's own service. */
export const orderableEngines = [...serverEngines.map(({ id }) => id), 'own'] as const

/** An engine that a page can be ordered from. */
export type OrderableEngine = (typeof orderableEngines)[number]

const orderId = z.int().min(0)

/** What a page's port brings to the background. */
export const orderMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    id: orderId,
    image: orderedImageSchema,
    isVisible: z.boolean(),
    /** In place of the engine of the settings, for this page alone. */
    engine: z.literal(orderableEngines).optional(),
  }),
  z.object({ kind: z.literal('raise'), id: orderId, isVisible: z.boolean() }),
  z.object({ kind: z.literal('cancel'), id: orderId }),
])

/** What a page's port brings to the background. */
export type OrderMessage = z.infer<typeof orderMessageSchema>

/** One balloon of a translated page, caption and sound included. */
export interface Balloon {
  /** Left, top, width and height in pixels of the image. */
  readonly box: readonly [number, number, number, number]
  readonly source: string
  /** BCP 47. */
  readonly sourceLanguage: string
  readonly words: string
  /** Whether the engine itself doubts its words. */
  readonly isRough: boolean
}

/** An engine that a page can be translated again with. */
export interface EngineOffer {
  readonly id: OrderableEngine
  readonly label: string
}

/** What was made of a page. */
export interface TranslatedPage<Overlay> {
  /** PNG to be laid over the image; absent where the page stays as it is. */
  readonly overlay: Overlay | undefined
  /** In reading order. */
  readonly balloons: readonly Balloon[]
  /** Of the words, BCP 47. */
  readonly language: string
}

/** What the background answers on a page's port. */
export type OrderAnswer =
  | { readonly kind: 'waiting'; readonly id: number; readonly ahead: number }
  | { readonly kind: 'translating'; readonly id: number }
  | {
      readonly kind: 'done'
      readonly id: number
      /** The overlay in base64. */
      readonly page: TranslatedPage<string>
      /** Engines that may do better; empty unless the engine doubts some of its words. */
      readonly betterEngines: readonly EngineOffer[]
    }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly failure: PageFailure
      /** Whose images the extension may not read yet. */
      readonly host?: string
    }

/** Name of the port on which a page orders translations. */
export const orderPortName = 'orders'

/** A row of the reader's own, `OwnSite`. */
export const ownSiteSchema = z.object({ address: z.string().min(1).max(300), pages: z.string().min(1).max(500) })

/** A part of the window, in pixels of the screen. */
const screenPartSchema = z.object({
  left: z.int().min(0),
  top: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

/** A part of the window, in pixels of the screen. */
export type ScreenPart = z.infer<typeof screenPartSchema>

/** What single messages to the background ask. */
export const requestSchema = z.discriminatedUnion('kind', [
  /** A content script has started and asks what to do. */
  z.object({ kind: z.literal('greet'), hostname: z.string() }),
  /** The reader hid the floating button on a site, or moved it. */
  z.object({ kind: z.literal('hideButton'), hostname: z.string() }),
  z.object({ kind: z.literal('moveButton'), top: z.number().min(0).max(1) }),
  /** The reader pointed at the pages of a site. */
  z.object({ kind: z.literal('addSite'), site: ownSiteSchema }),
  /** The reader wants to choose an engine. */
  z.object({ kind: z.literal('openSettings') }),
  /** The popup starts or stops the translation of a tab. */
  z.object({ kind: z.literal('switchTab'), tabId: z.int() }),
  z.object({ kind: z.literal('pickPages'), tabId: z.int() }),
  /** The popup has what is on the screen translated; the tab then asks for a picture of a part of it. */
  z.object({ kind: z.literal('translateScreen'), tabId: z.int() }),
  z.object({ kind: z.literal('captureScreen'), part: screenPartSchema }),
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
  /** Of the words: BCP 47, and the direction of its script. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Whether the reader wants this site translated without being asked. */
  readonly isAlways: boolean
  readonly prefetchPages: number
  /** The reader's own rows for this host. */
  readonly ownSites: readonly OwnSite[]
  /** How far down the floating button stands, 0 to 1; absent when it is not shown here. */
  readonly buttonTop: number | undefined
}

/** What the server says of itself and of what is left; or why nothing could be asked. */
export type ServerDescription =
  | {
      readonly isReachable: true
      readonly isAllowed: boolean
      readonly remaining: number | 'unlimited'
      readonly engines: readonly {
        readonly id: string
        readonly label: string
        readonly isAvailable: boolean
        /** Whether it can be told what becomes of honorifics. */
        readonly heedsHonorifics: boolean
      }[]
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
  readonly addSite: undefined
  readonly openSettings: undefined
  readonly switchTab: undefined
  readonly pickPages: undefined
  readonly translateScreen: undefined
  /** Undefined where the browser does not allow it. */
  readonly captureScreen: OrderedImage | undefined
}

/** What the background and the popup ask of the content script of a tab. */
export type TabMessage =
  | { readonly kind: 'describe' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'showOriginal' }
  /** The reader wants what they see translated, as it is on the screen. */
  | { readonly kind: 'captureScreen' }
  /** The reader wants to point at the pages of this site. */
  | { readonly kind: 'pick' }
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
