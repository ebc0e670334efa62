import { QueryClient, queryOptions } from '@tanstack/react-query'
import { subscribeToLogin } from '../../../shell/login-state.ts'

/** What was asked of the server; kept while somebody walks about on the site. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } })

/** The server's offer and its calls. Schemas and signing are heavy and come in a part of their own. */
export const serverQuery = queryOptions({
  queryKey: ['server'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { openServerCalls } = await import('./server-calls.ts')
    return openServerCalls()
  },
})

/** The server's calls, once it has said what it offers. */
export const openCalls = async () => (await queryClient.ensureQueryData(serverQuery)).api

/** How many translations are left. */
export const remainingQuery = queryOptions({
  queryKey: ['remaining translations'],
  queryFn: async () => (await openCalls()).getRemainingTranslations({}),
})

// What is offered, and what is left, depends on who is logged in.
subscribeToLogin(() => void queryClient.invalidateQueries())
