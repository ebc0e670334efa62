import { adClickOfArrival } from '../../shell/visit-events.ts'
import { readStored, store } from '../../shell/stored-text.ts'

const storageKey = 'gclid'
let isAllowed = false

/** Keeps the id of the advertisement that brought the visitor, if they agreed to it; otherwise forgets it. */
export function keepAdClick(isAgreed: boolean): void {
  isAllowed = isAgreed
  if (isAgreed) {
    if (adClickOfArrival !== '') store(storageKey, adClickOfArrival)
    return
  }
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The id of the advertisement that brought the visitor, of this visit or an earlier one; empty when there is none that may be used. */
export function readAdClick(): string {
  return isAllowed ? (readStored(storageKey) ?? adClickOfArrival) : ''
}
