import type { EngineOffer, PageFailure, PageWords } from '../messaging/messages.ts'
import type { Sign } from './page-layer.ts'

/** Where a page stands. */
export type Progress =
  | { readonly kind: 'idle' | 'reading' | 'translating' | 'done' | 'silent' }
  | { readonly kind: 'waiting'; readonly ahead: number }
  | {
      readonly kind: 'failed'
      readonly failure: PageFailure
      readonly host: string | undefined
      readonly otherEngines: readonly EngineOffer[]
    }

/** What can be put right in the settings. */
const settledInSettings = new Set<PageFailure>([
  'failedEngine',
  'failedOwnService',
  'failedDownload',
  'failedServerOlder',
])

/** What the reader can do about a page that failed. */
export interface SignWays {
  /** Orders it again, from another engine where one is named. */
  readonly onAgain: (engine?: EngineOffer['id']) => void
  readonly onSettings: () => void
}

/** What a page says of where it stands; nothing where there is nothing to wait for. */
export function signOf(progress: Progress, words: PageWords, { onAgain, onSettings }: SignWays): Sign | undefined {
  if (progress.kind === 'failed') {
    const { failure, host = '', otherEngines } = progress
    const others = otherEngines.map(({ id, label }) => ({
      label: `${words.translateAgain} ${label}`,
      onPress: () => onAgain(id),
    }))
    const settings = { label: words.settings, onPress: onSettings }
    return {
      text: words[failure].replace('{host}', host),
      ways: [
        { label: words.retry, onPress: () => onAgain() },
        ...others,
        ...(settledInSettings.has(failure) ? [settings] : []),
      ],
    }
  }
  if (progress.kind === 'waiting') return { text: words.waiting.replace('{ahead}', String(progress.ahead + 1)) }
  return progress.kind === 'reading' || progress.kind === 'translating' ? { text: words[progress.kind] } : undefined
}
