import type { Messages } from '@lingui/core'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import type { PageMessages } from './page-messages.ts'
import { loadPageMessages } from './page-messages.ts'
import { Shell } from './shell.tsx'

/** Runs when the site is built: the words of a page travel in its own document. */
export function loader({ request }: LoaderFunctionArgs): Promise<PageMessages> {
  return loadPageMessages(new URL(request.url).pathname)
}

/** The words of a language do not change while somebody walks about in it. */
export function shouldRevalidate(): boolean {
  return false
}

/** Header and footer around every page of one language. */
export default function ShellRoute() {
  const { locale, messages } = useLoaderData<typeof loader>()
  return (
    <Shell locale={locale} messages={messages as Messages}>
      <Outlet />
    </Shell>
  )
}
