import type { ConsentCategory, ConsentSettings } from '@fukidashi/contract/consent-settings'
import { loadScript } from 'vanilla-cookieconsent'

declare global {
  // Names that the tools themselves look for.
  var dataLayer: unknown[] | undefined
  var clarity: ((...words: unknown[]) => void) | undefined
}

/** What Google's consent mode knows. */
const storages = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const

const categoryOf: Partial<Record<(typeof storages)[number], ConsentCategory>> = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
}

/** Before anybody has agreed to anything, Google may store nothing. */
export function denyToGoogle(): void {
  tellGoogle('consent', 'default', Object.fromEntries(storages.map((storage) => [storage, 'denied'])))
}

/** Adds the scripts of the tools that were agreed to, removes the others, and tells Google (product specification, sections 4 and 7). */
export function applyToTools(
  { analytics, recording, ads }: ConsentSettings,
  has: (category: ConsentCategory) => boolean,
): void {
  const permissions = storages.map((storage) => {
    const category = categoryOf[storage]
    return [storage, category !== undefined && has(category) ? 'granted' : 'denied']
  })
  tellGoogle('consent', 'update', Object.fromEntries(permissions))
  if (analytics) {
    if (has('analytics')) addAnalytics(analytics, ads?.id)
    else remove(analytics.scriptUrl)
  }
  if (recording) {
    if (has('analytics')) addRecording(recording.scriptUrl)
    else {
      remove(recording.scriptUrl)
      delete globalThis.clarity
    }
  }
}

function addAnalytics({ id, scriptUrl }: NonNullable<ConsentSettings['analytics']>, adsId: string | undefined) {
  if (find(scriptUrl)) return
  tellGoogle('js', new Date())
  for (const each of new Set([id, adsId ?? id])) tellGoogle('config', each)
  void add(scriptUrl)
}

function addRecording(scriptUrl: string) {
  if (find(scriptUrl)) return
  // What is said to it before it has come waits here, in the form that it expects.
  const waiting: unknown[] = []
  globalThis.clarity = Object.assign((...words: unknown[]) => void waiting.push(words), { q: waiting })
  void add(scriptUrl)
}

async function add(scriptUrl: string): Promise<void> {
  // A tool that cannot be loaded, because the reader's browser blocks it for example, is simply not there.
  if (!(await loadScript(scriptUrl))) console.warn(`The script ${scriptUrl} could not be loaded.`)
}

function find(scriptUrl: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === scriptUrl)
}

function remove(scriptUrl: string) {
  find(scriptUrl)?.remove()
}

// Google's script reads the list of arguments itself, not an array of the same words.
function tellGoogle(..._words: unknown[]): void {
  globalThis.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params
  globalThis.dataLayer.push(arguments)
}
