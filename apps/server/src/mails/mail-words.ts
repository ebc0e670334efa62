import { ar } from './words/ar.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { ja } from './words/ja.ts'
import { ko } from './words/ko.ts'
import { tr } from './words/tr.ts'
import { vi } from './words/vi.ts'
import { zhCN } from './words/zh-cn.ts'

/** Kinds of mails. */
export type MailKind = keyof MailWords['kinds']

/** The words of one kind of mail. What stands in braces is replaced by the fact of that name. */
export interface MailText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Words of the button that opens the link. */
  readonly action?: string
  /** What somebody should know who did not ask for the mail. */
  readonly note?: string
}

/** All words of mails in one language. */
export interface MailWords {
  /** BCP 47 tag. */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Says that an address follows, for people who cannot use the button. */
  readonly linkHint: string
  /** Why somebody gets the mail. */
  readonly footer: string
  /** Stands under what is said of a purchase where no money is moved. */
  readonly demonstration: string
  /** Names of plans. `{count}` is how many translations a pack or a pass has. */
  readonly plans: Readonly<Record<'week' | 'month' | 'quarter' | 'year' | 'pack' | 'pass' | 'bulk', string>>
  /** What the lines of a receipt are called. `{tax}` is the name of the tax. */
  readonly lines: Readonly<Record<'number' | 'date' | 'plan' | 'translations' | 'tax' | 'total', string>>
  readonly kinds: {
    readonly verifyEmail: MailText
    readonly alreadyRegistered: MailText
    readonly resetPassword: MailText
    readonly passwordChanged: MailText
    readonly changeEmail: MailText
    readonly emailChanged: MailText
    readonly apiKeyMade: MailText
    readonly accountDeleted: MailText
    readonly receipt: MailText
    readonly refunded: MailText
    readonly renewalFailed: MailText
    readonly graceEnding: MailText
    readonly subscriptionCancelled: MailText
    readonly subscriptionEnded: MailText
  }
}

/** The words of mails by interface language. */
const mailWords = { en, ar, de, es, fr, it, ja, ko, tr, vi, 'zh-CN': zhCN } as const satisfies Record<string, MailWords>

/** Code of an interface language, as it stands in the site's addresses. */
export type MailLanguage = keyof typeof mailWords

/** The languages that there are mails in. */
export const mailLanguages = Object.keys(mailWords) as readonly MailLanguage[]

/** The language of mails for a code that a client gave; English when there are none in it. */
export function toMailLanguage(code: string | undefined): MailLanguage {
  return mailLanguages.find((language) => language === code) ?? 'en'
}

/** All kinds of mails. */
export const mailKinds = Object.keys(en.kinds) as readonly MailKind[]

/** The words of mails in a language. */
export function mailWordsOf(language: MailLanguage): MailWords {
  return mailWords[language]
}
