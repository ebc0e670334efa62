import { hasRoute } from '@fukidashi/contract/language-routes'
import { languages } from '@fukidashi/contract/languages'
import { type EngineOffer, orderableEngines, type TranslatedPage } from '../messaging/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { ownServiceNameIn } from './page-words.ts'
import { connectToServer } from './server-connection.ts'

/**
 * The engines that may do better than the one that doubts its words: those of the server, and the
 * reader's own service, that have the languages of the page. What
 * doubts itself is the smallest model there is, so it is never among them. Empty for a page without doubts.
 */
export async function findBetterEngines(
  { balloons }: Pick<TranslatedPage<Blob>, 'balloons'>,
  { serverAddress, readingLanguage, translationModel, ownService, interfaceLocale }: Settings,
): Promise<EngineOffer[]> {
  const doubted = balloons.find(({ isRough }) => isRough)
  if (!doubted) return []
  const from = languages.find(({ tag }) => tag === doubted.sourceLanguage)!.code
  const { config } = await connectToServer(serverAddress)
  const candidates = orderableEngines.filter(
    (id) => id !== 'builtin' && id !== translationModel && (id !== 'own' || ownService !== undefined),
  )
  return candidates.flatMap((id): EngineOffer[] => {
    const offer = config.translationModels.find((model) => model.id === id && model.isAvailable)
    return offer && hasRoute(offer.routes, from, readingLanguage)
      ? [{ id, label: id === 'own' ? ownServiceNameIn(interfaceLocale) : offer.label }]
      : []
  })
}
