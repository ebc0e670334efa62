import type { OwnService } from '@fukidashi/reader-engines/own-service'

/** The one place that holds the reader's key. */
const storageKey = 'ownService'
const listeners = new Set<() => void>()
// What was entered in this visit, for browsers that keep nothing.
let enteredNow: string | null | undefined
let last: { readonly text: string | null; readonly service: OwnService | undefined } | undefined

/** The reader's own translation service, where one is set up. The same object until it is changed. */
export function readOwnService(): OwnService | undefined {
  const text = enteredNow === undefined ? attempt(() => localStorage.getItem(storageKey)) : enteredNow
  if (last?.text !== text) last = { text, service: parse(text) }
  return last.service
}

/** Keeps the service in this browser. */
export function keepOwnService(service: OwnService): void {
  enteredNow = JSON.stringify(service)
  const text = enteredNow
  attempt(() => localStorage.setItem(storageKey, text))
  tell()
}

/** Removes the service and its key from this browser. */
export function forgetOwnService(): void {
  enteredNow = null
  attempt(() => localStorage.removeItem(storageKey))
  tell()
}

/** Tells of each change of the service. */
export function subscribeToOwnService(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action()
  } catch {
    return null
  }
}

function parse(text: string | null): OwnService | undefined {
  const content = attempt(() => JSON.parse(text ?? 'null') as Partial<OwnService> | null)
  const { address, model, key } = content ?? {}
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  return typeof model === 'string' && typeof key === 'string' ? { address, model, key } : undefined
}
