import { QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocale } from '../../shell/use-locale.ts'
import type { ShopCalls } from './shop-calls.ts'

/** What was asked of the server on the pages of whoever is logged in. */
const shopClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5000 } } })

type Ask<Answer> = (api: ShopCalls) => Promise<Answer>

/** Asks something about whoever is logged in; without a login, the browser goes there. */
function useAsking(): <Answer>(ask: Ask<Answer>) => Promise<Answer> {
  const { locale } = useLocale()
  return async (ask) => {
    const { openCalls, isLoginMissing, goToLogin } = await import('./shop-calls.ts')
    try {
      return await ask(await openCalls())
    } catch (error) {
      if (!isLoginMissing(error)) throw error
      goToLogin(locale)
      return await new Promise<never>(() => {})
    }
  }
}

/** What the server says of an order; asked again every few seconds while its payment is open. */
export function useOrder(orderId: string) {
  const asking = useAsking()
  return useQuery(
    {
      queryKey: ['order', orderId],
      queryFn: async () =>
        await asking(async (api) => {
          const order = await api.getOrder({ orderId })
          return order.status === 'created' ? await api.reportPaymentSuccess({ orderId, planId: order.planId }) : order
        }),
      refetchInterval: ({ state }) => (state.data?.status === 'created' ? 4000 : false),
    },
    shopClient,
  )
}

/** What is left, and what was bought. */
export function useCredits() {
  const asking = useAsking()
  return useQuery(
    {
      queryKey: ['credits'],
      queryFn: async () =>
        await asking(async (api) => {
          const [remaining, bought] = await Promise.all([api.getRemainingTranslations({}), api.listOrders({})])
          return { remaining, ...bought }
        }),
    },
    shopClient,
  )
}

/** What became of translations, part by part. */
export function useCreditHistory() {
  const asking = useAsking()
  return useInfiniteQuery(
    {
      queryKey: ['credit history'],
      initialPageParam: undefined as string | undefined,
      queryFn: async ({ pageParam: before }) =>
        await asking(async (api) => await api.getCreditHistory(before === undefined ? {} : { before })),
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    shopClient,
  )
}
