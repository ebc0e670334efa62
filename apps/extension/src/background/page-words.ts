import { extensionCatalogs } from '@fukidashi/i18n/extension-catalogs'
import type { ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import type { MessageDescriptor } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageWordKey, PageWords } from '../messaging/messages.ts'
import { interfaceLanguageOf } from '../settings/interface-language.ts'
import type { Settings } from '../settings/settings.ts'

const words: Readonly<Record<PageWordKey, MessageDescriptor>> = {
  reading: msg`Loading the image`,
  // The content script puts the figure in.
  waiting: msg({ message: 'Place in queue: {ahead}' }),
  translating: msg`Translating`,
  retry: msg`Try again`,
  translate: msg`Translate`,
  original: msg`Show original`,
  hideButton: msg`Hide this button on this site`,
  pick: msg`Click a page of the comic. Press Esc to cancel.`,
  tools: msg`Fukidashi: tools for this page`,
  pageText: msg`Translated text of this page`,
  holdOriginal: msg`Hold to see the original`,
  compare: msg`Compare with the original`,
  text: msg`Text of this page`,
  copyWords: msg`Copy translation`,
  copySource: msg`Copy original text`,
  copied: msg`Copied`,
  copyFailed: msg`The browser did not allow copying.`,
  close: msg`Close`,
  rough: msg`Rough translation`,
  roughCount: msg({ message: 'Rough translation: {count} of {total} texts may be wrong.' }),
  roughHere: msg`The translation engine is not sure of these words.`,
  translateAgain: msg`Translate again with:`,
  noBetter: msg`You can set up a better translation engine in the settings.`,
  settings: msg`Settings`,
  failedAccess: msg({ message: 'Access to images from {host} is needed. Open Fukidashi in the toolbar to allow it.' }),
  failedImage: msg`This image cannot be read. To translate it as you see it, open Fukidashi in the toolbar.`,
  failedTooLarge: msg`This image is too large to translate. To translate the part on the screen, open Fukidashi in the toolbar.`,
  failedTooLong: msg`Translating this page took too long, so it was stopped. To translate the part on the screen, open Fukidashi in the toolbar.`,
  failedTooMany: msg`The server has stored as many of your images as it can. They are deleted after 24 hours. Try again later.`,
  failedPlan: msg`Translating on comic sites requires a paid plan with translations left.`,
  failedAccount: msg`Translating on comic sites requires an account with a paid plan.`,
  failedEnginePlan: msg`This translation engine requires a paid plan.`,
  failedLogin: msg`Log in to translate more pages today.`,
  failedLoginEnded: msg`You have been logged out.`,
  failedCredits: msg`You have no translations left.`,
  failedOffline: msg`You are offline.`,
  failedUnreachable: msg`The server cannot be reached. Try again later, or check its address in the settings.`,
  failedServer: msg`The server is busy. Try again in a moment.`,
  failedServerOlder: msg`The server is too old for this version of the extension. Choose another one in the settings.`,
  failedLanguages: msg`This page cannot be translated into the chosen language with this engine.`,
  failedEngine: msg`The translation engine is not available. Choose another one in the settings.`,
  failedTranslation: msg`The translation engine could not translate this page. Try again, or use another one.`,
  failedOwnService: msg`Your own translation service did not translate this page. Test it in the settings.`,
  failedDownload: msg`Your browser has to download something for this translation engine first. Start the download in the settings.`,
  failedBrowserEngine: msg`Your browser could not translate this page. Try again, or use another translation engine.`,
  failedOther: msg`Something went wrong on our side.`,
}

/** What the reader can do about a page that failed; other engines are named by themselves. */
const wayWords = {
  again: msg`Try again`,
  settings: msg`Settings`,
  translations: msg`Get more translations`,
  plans: msg`See plans`,
  login: msg`Log in`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>

/** Something that the reader can do about a page that failed, apart from using another engine. */
export type WayWord = keyof typeof wayWords

const contextMenuWords = msg`Translate this image`

const engineNames: Readonly<Record<ReaderEngineId | 'builtin', MessageDescriptor>> = {
  builtin: msg`Built-in`,
  browser: msg`Your browser`,
  browserModel: msg`Your browser’s language model`,
  own: msg`Your own service`,
}

function wordsFor(interfaceLocale: Settings['interfaceLocale']) {
  const locale = interfaceLanguageOf({ interfaceLocale })
  return setupI18n({ locale, messages: { [locale]: extensionCatalogs[locale] } })
}

/** The words of the content script in the language of the extension. */
export function pageWordsIn(interfaceLocale: Settings['interfaceLocale']): PageWords {
  const i18n = wordsFor(interfaceLocale)
  // What is put in is known in the page alone, so the placeholders stay.
  const placeholders = { ahead: '{ahead}', host: '{host}', count: '{count}', total: '{total}' }
  const entries = Object.entries(words).map(([key, { id, message }]) => [key, i18n._(id, placeholders, { message })])
  return Object.fromEntries(entries) as PageWords
}

/** What an engine is called that is known by no name of its own. */
export function engineNameIn(interfaceLocale: Settings['interfaceLocale'], id: keyof typeof engineNames): string {
  return wordsFor(interfaceLocale)._(engineNames[id])
}

/** What a button says that does something about a page that failed. */
export function wayWordsIn(interfaceLocale: Settings['interfaceLocale'], way: WayWord): string {
  return wordsFor(interfaceLocale)._(wayWords[way])
}

/** What a button says that has a page translated again by another engine. */
export function againWithIn(interfaceLocale: Settings['interfaceLocale'], engine: string): string {
  return `${wordsFor(interfaceLocale)._(words.translateAgain)} ${engine}`
}

/** The entry of the context menu over an image. */
export function contextMenuWordsIn(interfaceLocale: Settings['interfaceLocale']): string {
  return wordsFor(interfaceLocale)._(contextMenuWords)
}
