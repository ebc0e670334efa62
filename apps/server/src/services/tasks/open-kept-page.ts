import type { KeptPage } from '@fukidashi/pipeline/page-result'
import type { PageSource } from '@fukidashi/pipeline/page'
import type { Deps } from '../../deps.ts'
import { readKeptPage, readPageSource, type StateFiles } from './page-states.ts'

/** A page's file and what is kept of it, to be edited or encoded. Throws a ProductError `notFound` once they have expired. */
export async function openKeptPage(
  deps: Pick<Deps, 'database' | 'blobs'>,
  task: Parameters<typeof readPageSource>[1],
  files: StateFiles,
): Promise<{ readonly source: PageSource; readonly kept: KeptPage }> {
  const [source, kept] = await Promise.all([readPageSource(deps, task), readKeptPage(deps.blobs, files)])
  return { source, kept }
}
