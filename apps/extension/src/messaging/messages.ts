import { translationEngines } from '@fukidashi/contract/engines'
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
  'failedTooLong',
  'failedTooMany',
  'failedPlan',
  'failedAccount',
  'failedEnginePlan',
  'failedLogin',
  'failedLoginEnded',
  'failedCredits',
  'failedOffline',
  'failedUnreachable',
  'failedServer',
  'failedServerOlder',
  'failedLanguages',
  'failedEngine',
  'failedTranslation',
  'failedOwnService',
  'failedDownload',
  'failedBrowserEngine',
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
  // Not checked letter by letter: whoever decodes it finds out, and a page has millions of them.
  z.object({ kind: z.literal('bytes'), base64: z.string() }),
  z.object({ kind: z.literal('address'), url: z.url({ protocol: /^https?$/ }) }),
])

/** An image on its way to the background. */
export type OrderedImage = z.infer<typeof orderedImageSchema>

/** Engines that a page can be ordered from: the server's, those that the browser carries, and the reader's own service. */
export const orderableEngines = translationEngines.map(({ id }) => id)

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

/** One thing that a reader can do about a page that failed: order it again, unless something is to be opened instead. */
export interface FailureWay {
  readonly label: string
  /** Orders it from another engine than before. */
  readonly engine?: OrderableEngine
  /** Has the background open something. */
  readonly opens?: 'openSettings' | 'openPrices' | 'beginLogin'
}

/** What was made of a page. The overlay is base64 until it is drawn: messages between page and background are text. */
export interface TranslatedPage<Overlay = string> {
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
      readonly page: TranslatedPage
      /** Engines that may do better; empty unless the engine doubts some of its words. */
      readonly betterEngines: readonly EngineOffer[]
    }
  | {
      readonly kind: 'failed'
      readonly id: number
      readonly failure: PageFailure
      /** What helps, the best first. */
      readonly ways: readonly FailureWay[]
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

/** Where a part of the window belongs in a picture that is put together of several, in pixels of the screen. */
const stitchSchema = z.object({
  /** Rows of the whole picture, and the row at which this part begins. */
  height: z.int().min(1).max(30_000),
  top: z.int().min(0),
  isLast: z.boolean(),
})

/** Where a part of the window belongs in a picture that is put together of several. */
export type Stitch = z.infer<typeof stitchSchema>

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
  /** The reader wants to buy translations. */
  z.object({ kind: z.literal('openPrices') }),
  /** The popup starts or stops the translation of a tab. */
  z.object({ kind: z.literal('switchTab'), tabId: z.int() }),
  z.object({ kind: z.literal('pickPages'), tabId: z.int() }),
  /** The popup has what is on the screen translated; the tab then asks for a picture of a part of it. */
  z.object({ kind: z.literal('translateScreen'), tabId: z.int(), isWhole: z.boolean().default(false) }),
  z.object({ kind: z.literal('captureScreen'), part: screenPartSchema, stitch: stitchSchema.optional() }),
  /** A frame asks to be answered when the picture of its tab has been taken. */
  z.object({ kind: z.literal('captureEnd') }),
  /** Popup and options ask about the server. */
  z.object({ kind: z.literal('describeServer'), address: z.url().optional() }),
  /** The reader logs in on the site, which shows a code, or out. */
  z.object({ kind: z.literal('beginLogin') }),
  z.object({ kind: z.literal('loginCode'), code: z.string().max(128) }),
  z.object({ kind: z.literal('logOut') }),
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

/** Whether the extension is logged in at a server, and whether a login of it ended meanwhile. */
export type AccountStanding = { readonly status: 'out' | 'ended' } | { readonly status: 'in'; readonly email: string }

/** Why a server could not be asked. */
export type ServerObstacle =
  /** This device has no connection at all. */
  | 'offline'
  /** Nothing answers at its address. */
  | 'unreachable'
  /** It answers that it has too much to do, or is out of order, or falls silent. */
  | 'busy'
  /** It does not speak as this version of the extension needs it to. */
  | 'older'
  /** Whether it answers could not be found out: the extension's own background gave no answer. */
  | 'unknown'

/** What the server says of itself and of what is left; or why nothing could be asked. */
export type ServerDescription =
  | {
      readonly isReachable: true
      /** Whether pages may be translated in place. */
      readonly isAllowed: boolean
      readonly account: AccountStanding
      readonly remaining: number | 'unlimited'
      readonly engines: readonly {
        readonly id: OrderableEngine
        readonly label: string
        readonly isAvailable: boolean
        /** Whether the server itself translates; words of the others come from the reader's side. */
        readonly isOfServer: boolean
        /** Whether it can be told what becomes of honorifics. */
        readonly heedsHonorifics: boolean
      }[]
    }
  | { readonly isReachable: false; readonly obstacle: ServerObstacle }

/** The answer to each request that has one. */
export interface Replies {
  readonly greet: Greeting
  readonly describeServer: ServerDescription
  readonly beginLogin: undefined
  /** Whether the extension is logged in by it. */
  readonly loginCode: boolean
  readonly logOut: undefined
  readonly measureCache: { readonly bytes: number; readonly pages: number }
  readonly clearCache: undefined
  readonly hideButton: undefined
  readonly moveButton: undefined
  readonly addSite: undefined
  readonly openSettings: undefined
  readonly openPrices: undefined
  readonly switchTab: undefined
  readonly pickPages: undefined
  readonly translateScreen: undefined
  /** Undefined where the browser does not allow it; of a picture of several parts, the last answer is the whole. */
  readonly captureScreen: OrderedImage | 'goOn' | undefined
  readonly captureEnd: undefined
}

/** What the background and the popup ask of the content script of a tab. */
export type TabMessage =
  | { readonly kind: 'describe' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'showOriginal' }
  /** The reader wants what they see translated, as it is on the screen. */
  | { readonly kind: 'captureScreen'; readonly isWhole: boolean }
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
