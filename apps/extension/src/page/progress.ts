import type { FailureWay, PageFailure, PageWords } from '../messaging/messages.ts'
import type { Sign } from './page-layer.ts'

/** Where a page stands. */
export type Progress =
  | { readonly kind: 'idle' | 'reading' | 'translating' | 'done' | 'silent' }
  | { readonly kind: 'waiting'; readonly ahead: number }
  | {
      readonly kind: 'failed'
      readonly failure: PageFailure
      readonly host: string | undefined
      readonly ways: readonly FailureWay[]
    }

/** What a page says of where it stands, and what can be done; nothing where there is nothing to wait for. */
export function signOf(progress: Progress, words: PageWords, onWay: (way: FailureWay) => void): Sign | undefined {
  if (progress.kind === 'failed') {
    const { failure, host = '', ways } = progress
    return {
      text: words[failure].replace('{host}', host),
      ways: ways.map((way) => ({ label: way.label, onPress: () => onWay(way) })),
    }
  }
  if (progress.kind === 'waiting') return { text: words.waiting.replace('{ahead}', String(progress.ahead + 1)) }
  return progress.kind === 'reading' || progress.kind === 'translating' ? { text: words[progress.kind] } : undefined
}
