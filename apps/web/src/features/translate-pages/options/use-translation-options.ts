import type { LocaleCode } from '@fukidashi/i18n/locales'
import { useMemo, useSyncExternalStore } from 'react'
import { readStored, store } from '../../../shell/stored-text.ts'
import { fitOptions, type Offer, readOptions, type RememberedOptions } from './remembered-options.ts'

const storageKey = 'translatorOptions'
const listeners = new Set<() => void>()
// What was chosen in this visit, for browsers that keep nothing.
let chosenNow: string | null = null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choices for the next translation, as they were left the last time. */
export function useTranslationOptions(locale: LocaleCode, offer: Offer | undefined) {
  // The document was written without knowing what this reader chose, so the first view shows none of it.
  const stored = useSyncExternalStore(
    subscribe,
    () => chosenNow ?? readStored(storageKey),
    () => null,
  )
  const chosen = useMemo(() => readOptions(stored), [stored])
  const options = useMemo(() => fitOptions(chosen, locale, offer), [chosen, locale, offer])
  function change(part: RememberedOptions) {
    chosenNow = JSON.stringify({ ...chosen, ...part })
    store(storageKey, chosenNow)
    for (const listener of listeners) listener()
  }
  return { options, change }
}
