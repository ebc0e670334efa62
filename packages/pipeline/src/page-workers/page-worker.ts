import Piscina from 'piscina'
import { keepLoaded } from '../keep-loaded.ts'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import type { PageReport, PageResult } from '../page-result.ts'
import type { PageNames } from '../name-memory.ts'
import type { PageMessage, PageInstruction, PageOutcome, PageTask, PageWorkerSettings } from './page-task.ts'
import { describeFailure } from './describe-failure.ts'
import { heedStopFlag } from './stop-flag.ts'

const settings = Piscina.workerData as PageWorkerSettings

// Loaded by the first page, so that whatever an installation lacks becomes that page's failure: a thread that cannot even
// start is not replaced.
const loadPipeline = keepLoaded(async () => {
  const [{ createNodePlatform }, { createPipeline }] = await Promise.all([
    import('../platform/node/create-node-platform.ts'),
    import('../run-pipeline.ts'),
  ])
  return createPipeline(createNodePlatform(settings.platform), settings.pipeline)
})

/** The entry of a page thread: sessions are loaded with the first page and kept for the next ones. */
export default async function runPage({ work, keepsPage, sharesNames, port, stop }: PageTask): Promise<PageOutcome> {
  const controller = new AbortController()
  const signal = heedStopFlag(controller, stop)
  const say = (message: PageMessage): void => port.postMessage(message)
  const recalled = Promise.withResolvers<Glossary>()
  port.on('message', (instruction: PageInstruction) => {
    if (instruction === 'stop') controller.abort()
    else if ('names' in instruction) recalled.resolve(instruction.names)
    else recalled.reject(new Error(instruction.failure))
  })
  signal.addEventListener('abort', () => recalled.reject(signal.reason as Error))
  // Nobody may be waiting for names when the page is stopped.
  recalled.promise.catch(() => {})
  const names: PageNames = {
    recall: async () => {
      say('recall')
      return await recalled.promise
    },
    remember: (chosen) => say({ names: chosen }),
  }
  say('started')
  try {
    const pipeline = await loadPipeline()
    const controls = { signal, onProgress: say, keepsPage, ...(sharesNames && { names }) }
    const { kind, source } = work
    const result =
      kind === 'letter' ? await pipeline.letter(source, work.kept, controls) : await pipeline[kind](source, controls)
    return transferred({ result }, result)
  } catch (error) {
    return { failure: describeFailure(error, signal) }
  } finally {
    port.close()
  }
}

// The files' buffers change hands instead of being copied.
function transferred(outcome: PageOutcome, result: PageReport | PageResult): PageOutcome {
  if (!('bytes' in result)) return outcome
  const ground = result.kept?.ground
  const movable = {
    [Piscina.transferableSymbol]: [result.bytes.buffer, result.overlay.buffer, ...(ground ? [ground.buffer] : [])],
    [Piscina.valueSymbol]: outcome,
  }
  return Piscina.move(movable as never) as unknown as PageOutcome
}
