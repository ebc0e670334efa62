import type { LocaleCode } from '@fukidashi/i18n/locales'
import { useMemo, useSyncExternalStore } from 'react'
import { fitOptions, type Offer, readOptions, type RememberedOptions } from './remembered-options.ts'

const storageKey = 'translatorOptions'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choices for the next translation, as they were left the last time. */
export function useTranslationOptions(locale: LocaleCode, offer: Offer | undefined) {
  // The document was written without knowing what this reader chose, so the first view shows none of it.
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey),
    () => null,
  )
  const chosen = useMemo(() => readOptions(stored), [stored])
  const options = fitOptions(chosen, locale, offer)
  function change(part: RememberedOptions) {
    localStorage.setItem(storageKey, JSON.stringify({ ...chosen, ...part }))
    for (const listener of listeners) listener()
  }
  return { options, change }
}
