/**
 * Lets events that wait come in, an abort among them, and throws the signal's reason when it has come. Heavy work calls it
 * between its steps, because a promise alone does not let the event loop go round.
 */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
  signal.throwIfAborted()
}
