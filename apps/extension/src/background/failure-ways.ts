import type { FailureWay, PageFailure } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { findOtherEngines } from './better-engines.ts'
import { againWithIn, type WayWord, wayWordsIn } from './page-words.ts'

type Way = WayWord | 'otherEngines'

/** What helps against each failure, the best first. Where the same order can only end the same way, it is not offered again. */
const waysOf: Readonly<Record<PageFailure, readonly Way[]>> = {
  failedAccess: ['again'],
  failedImage: ['again'],
  failedTooLarge: [],
  // Each attempt has cost a translation.
  failedTooLong: [],
  failedTooMany: ['again'],
  failedPlan: ['plans', 'again'],
  failedAccount: ['login', 'plans', 'again'],
  failedEnginePlan: ['otherEngines', 'plans', 'again'],
  failedLogin: ['login', 'again'],
  failedLoginEnded: ['login', 'again'],
  // No engine costs nothing: reading, erasing and lettering are the server's work with any of them.
  failedCredits: ['translations', 'again'],
  failedOffline: ['again'],
  failedUnreachable: ['again', 'settings'],
  failedServer: ['again'],
  failedServerOlder: ['settings', 'again'],
  failedLanguages: ['otherEngines', 'settings', 'again'],
  failedEngine: ['otherEngines', 'settings', 'again'],
  failedTranslation: ['again', 'otherEngines', 'settings'],
  failedOwnService: ['settings', 'otherEngines', 'again'],
  failedDownload: ['settings', 'otherEngines', 'again'],
  failedBrowserEngine: ['again', 'otherEngines', 'settings'],
  failedOther: ['again'],
}

const opened = {
  settings: 'openSettings',
  translations: 'openPrices',
  plans: 'openPrices',
  login: 'beginLogin',
} as const satisfies Record<Exclude<WayWord, 'again'>, FailureWay['opens']>

/** What a reader can do about a page that failed with these settings, the best first. */
export async function findWays(failure: PageFailure, settings: Settings): Promise<FailureWay[]> {
  const ways = await Promise.all(
    waysOf[failure].map(async (way) =>
      way === 'otherEngines' ? await findEngineWays(settings) : findWay(way, settings),
    ),
  )
  return ways.flat()
}

function findWay(way: WayWord, { interfaceLocale }: Settings): FailureWay {
  return { label: wayWordsIn(interfaceLocale, way), ...(way !== 'again' && { opens: opened[way] }) }
}

async function findEngineWays(settings: Settings): Promise<FailureWay[]> {
  // A server that has gone in the meantime has nothing to offer.
  const offers = await findOtherEngines(settings).catch(() => [])
  return offers.map(({ id, label }) => ({ engine: id, label: againWithIn(settings.interfaceLocale, label) }))
}
