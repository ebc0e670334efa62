import { type ComponentType, lazy, type ReactElement } from 'react'
import { type PagePath, pages } from './pages.ts'
import { whileLoading } from './shell/loading.ts'

const modules = import.meta.glob<{ readonly default: ComponentType }>('./features/*/*-page.tsx')

function elementOf(file: string): ReactElement {
  const Page = lazy(() => whileLoading(modules[file]!))
  return <Page />
}

/** What each page shows; its code is loaded when it is first opened. */
export const pageElements: ReadonlyMap<PagePath, ReactElement> = new Map(
  pages.map(({ path, file }) => [path, elementOf(file)]),
)
