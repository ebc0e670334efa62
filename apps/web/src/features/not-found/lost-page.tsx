import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPageMessages } from '../../shell/page-messages.ts'
import { Shell } from '../../shell/shell.tsx'
import NotFoundPage from './not-found-page.tsx'

/** Unknown addresses are not written out beforehand, so their words are loaded in the browser. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadPageMessages(new URL(request.url).pathname)
}

/** "Not found" at the very address that was asked for, in its language. */
export default function LostPage() {
  const { locale, messages } = useLoaderData<typeof clientLoader>()
  return (
    <Shell locale={locale} messages={messages}>
      <NotFoundPage />
    </Shell>
  )
}
