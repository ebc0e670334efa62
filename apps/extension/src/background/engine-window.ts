import { ReaderEngineError } from '@fukidashi/reader-engines/reader-engine'
import browser from 'webextension-polyfill'
import { answerEngineRequest } from '../engines/window-engines.ts'
import { type EngineAnswer, enginePortName, type EngineRequest } from '../messaging/engine-messages.ts'

const documentPath = 'src/entrypoints/engine-window.html'

/**
 * Asks an engine that the browser carries, where the background is a document itself (an event page) in place, and otherwise in a
 * document of the extension that nobody sees. Throws a ReaderEngineError, or the signal's reason.
 */
export async function askWindowEngine<Kind extends EngineRequest['kind']>(
  request: Extract<EngineRequest, { kind: Kind }>,
  signal: AbortSignal,
): Promise<Extract<EngineAnswer, { kind: Kind extends 'check' ? 'checked' : 'translated' }>> {
  const answer =
    'document' in globalThis ? await answerEngineRequest(request, signal) : await askDocument(request, signal)
  signal.throwIfAborted()
  if (answer.kind === 'failed') throw new ReaderEngineError(answer.key, answer.detail)
  return answer as Extract<EngineAnswer, { kind: Kind extends 'check' ? 'checked' : 'translated' }>
}

async function askDocument(request: EngineRequest, signal: AbortSignal): Promise<EngineAnswer> {
  await openDocument()
  signal.throwIfAborted()
  return await new Promise((resolve) => {
    const port = browser.runtime.connect({ name: enginePortName })
    const leave = () => port.disconnect()
    port.onMessage.addListener((answer: unknown) => {
      resolve(answer as EngineAnswer)
      leave()
    })
    port.onDisconnect.addListener(() =>
      resolve({ kind: 'failed', key: 'failed', detail: 'The document of the engine was closed.' }),
    )
    signal.addEventListener('abort', () => {
      leave()
      resolve({ kind: 'failed', key: 'failed', detail: undefined })
    })
    port.postMessage(request)
  })
}

let opening: Promise<void> | undefined

/** One at a time: a second document of the kind is refused by the browser. */
async function openDocument(): Promise<void> {
  opening ??= (async () => {
    // Absent until the reader has chosen such an engine, and allowed this with it.
    const offscreen = chrome.offscreen as typeof chrome.offscreen | undefined
    if (!offscreen) throw new ReaderEngineError('blocked', 'The permission for it is missing.')
    const there = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] })
    if (there.length > 0) return
    await offscreen.createDocument({
      url: documentPath,
      reasons: ['WORKERS'],
      justification: 'The browser’s own translation is offered to documents, and not to a service worker.',
    })
  })().finally(() => {
    opening = undefined
  })
  await opening
}
