import type { RegionState } from './visit-edits.ts'

/** Wishes for a page that the server has not been sent, by the ids of its regions. */
export type UnsentEdits = Readonly<Record<string, RegionState>>

/** Of one visit: another tab has pages of its own. */
const storageKey = 'unsentEdits'

/** What was not sent when the site was left or reloaded, by the pages' ids. */
export function readUnsentEdits(): Readonly<Record<string, UnsentEdits>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, UnsentEdits>
  } catch {
    return {}
  }
}

/** Whether there is anything of the kind. */
export function hasUnsentEdits(): boolean {
  return Object.keys(readUnsentEdits()).length > 0
}

/** Keeps what is not sent yet in the place of what was kept before. */
export function keepUnsentEdits(pages: Readonly<Record<string, UnsentEdits>>): void {
  try {
    if (Object.keys(pages).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(pages))
  } catch {
    // Without storage, edits of the last moment are lost with the page that is left.
  }
}
