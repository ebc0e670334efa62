import Piscina from 'piscina'
import { keepLoaded } from '../keep-loaded.ts'
import { describeFailure } from './describe-failure.ts'
import type { TextOutcome, TextTask, TextThreadSettings } from './create-text-translating.ts'

const settings = Piscina.workerData as TextThreadSettings

const loadTranslator = keepLoaded(async () => {
  const [{ createNodePlatform }, { createTextTranslator }] = await Promise.all([
    import('../platform/node/create-node-platform.ts'),
    import('../translate/translate-text.ts'),
  ])
  return createTextTranslator(createNodePlatform(settings.platform), settings.engines)
})

/** The entry of the thread that translates single texts; it keeps what its engines load for as long as it lives. */
export default async function runText({ request, timeoutMs }: TextTask): Promise<TextOutcome> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const translate = await loadTranslator()
    return { translated: await translate(request, signal) }
  } catch (error) {
    return { failure: describeFailure(error, signal) }
  }
}
