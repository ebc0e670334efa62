import { lazy, type ReactElement } from 'react'
import { factsOf, type PagePath, pages } from './pages.ts'
import { whenUsed } from './shell/load-later.ts'
import { whileLoading } from './shell/loading.ts'

function elementOf(path: PagePath): ReactElement {
  const { file, isStill } = factsOf(path)
  const Page = lazy(async () => {
    if (isStill) await whenUsed()
    return await whileLoading(async () => (await import('./page-parts.ts')).loadPage(file))
  })
  return <Page />
}

/** What each page shows; its code is loaded when it is first opened. */
export const pageElements: ReadonlyMap<PagePath, ReactElement> = new Map(
  pages.map(({ path }) => [path, elementOf(path)]),
)
