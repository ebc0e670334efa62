import type { RegionEdit } from '@fukidashi/contract/result-calls'
import type { PageSource } from '../page.ts'
import type { KeptPage } from '../page-result.ts'
import type { PageFailure } from './page-task.ts'
import type { EditedPage } from '../run-pipeline.ts'
import type { NodePlatformSettings } from '../platform/node/create-node-platform.ts'

/** What the thread is started with. */
export interface EditingThreadSettings {
  readonly platform: NodePlatformSettings
  /** Bytes of decoded pages that are held for further edits. */
  readonly heldBytes: number
}

/** A page's file and what was kept of it. */
export interface KeptSource {
  readonly source: PageSource
  readonly kept: KeptPage
}

/** What the thread is asked to do with the page that it holds under a name; it is given what to open where it does not hold it. */
export type EditingTask = { readonly name: string; readonly opened?: KeptSource } & (
  | { readonly kind: 'edit'; readonly edits: readonly RegionEdit[]; readonly holdAs: string }
  | { readonly kind: 'encode' }
  | { readonly kind: 'rename'; readonly to: string }
)

/** What the thread answers: `unknown` when it holds no page of this name and was given none. */
export type EditingOutcome =
  | { readonly unknown: true }
  | { readonly failure: PageFailure }
  | { readonly edited: Omit<EditedPage, 'page'> }
  | { readonly bytes: Uint8Array }
  | { readonly renamed: true }
