import { hasRoute } from '@fukidashi/contract/language-routes'
import { type LanguageCode, languages } from '@fukidashi/contract/languages'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { isWindowEngine, likelySource } from '../engines/window-engines.ts'
import { type EngineOffer, orderableEngines, type OrderableEngine, type TranslatedPage } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { askWindowEngine } from './engine-window.ts'
import { engineNameIn } from './page-words.ts'
import { connectToServer } from './server-connection.ts'

/** An engine of the browser's that does not say what it can for so long is not offered. */
const checkMs = 5000

/**
 * The engines that may do better than the one that doubts its words: those of the server, those that the browser carries, and the
 * reader's own service, that have the languages of the page. What doubts itself is the smallest model there is, so it is never
 * among them. Empty for a page without doubts.
 */
export async function findBetterEngines(
  { balloons }: Pick<TranslatedPage, 'balloons'>,
  settings: Settings,
): Promise<EngineOffer[]> {
  const doubted = balloons.find(({ isRough }) => isRough)
  if (!doubted) return []
  const from = languages.find(({ tag }) => tag === doubted.sourceLanguage)!.code
  return await findEngines(settings, (id) => id !== 'builtin', from)
}

/** The engines that may translate a page that the chosen one could not, whatever language it is in. */
export async function findOtherEngines(settings: Settings): Promise<EngineOffer[]> {
  return await findEngines(settings, () => true)
}

async function findEngines(
  settings: Settings,
  isWanted: (id: OrderableEngine) => boolean,
  from?: LanguageCode,
): Promise<EngineOffer[]> {
  const { serverAddress, translationModel } = settings
  const { config } = await connectToServer(serverAddress)
  const candidates = orderableEngines.filter((id) => id !== translationModel && isWanted(id))
  const offers = await Promise.all(candidates.map(async (id) => await findOffer(id, { settings, config, from })))
  return offers.filter((offer) => offer !== undefined)
}

interface Search {
  readonly settings: Settings
  readonly config: RuntimeConfig
  /** The page's language; undefined where nobody knows it yet. */
  readonly from: LanguageCode | undefined
}

async function findOffer(
  id: OrderableEngine,
  { settings: { interfaceLocale, readingLanguage: to, ownService }, config, from }: Search,
): Promise<EngineOffer | undefined> {
  const row = config.translationModels.find((model) => model.id === id && model.isAvailable)
  if (!row) return undefined
  const leads = from === undefined ? row.routes.some((route) => route.to.includes(to)) : hasRoute(row.routes, from, to)
  if (!leads) return undefined
  if (isWindowEngine(id)) {
    const pair = { from: from ?? likelySource(to), to }
    const { availability } = await askWindowEngine(
      { kind: 'check', engine: id, pair },
      AbortSignal.timeout(checkMs),
    ).catch(() => ({ availability: undefined }))
    return availability?.status === 'available' ? { id, label: engineNameIn(interfaceLocale, id) } : undefined
  }
  if (id === 'own') return ownService && { id, label: engineNameIn(interfaceLocale, id) }
  return { id, label: id === 'builtin' ? engineNameIn(interfaceLocale, id) : row.label }
}
