import { useLingui } from '@lingui/react/macro'
import { usePlanNames } from './plan-words.ts'

type Source =
  | 'daily'
  | 'new-account'
  | 'weekly-bonus'
  | 'purchase'
  | 'subscription'
  | 'extra'
  | 'promotion'
  | 'refund'
  | 'operator'

/** Why translations were received, in words. */
export function useSourceNames(): (source: Source, planId?: string) => string {
  const { t } = useLingui()
  const planNameOf = usePlanNames()
  return (source, planId) => {
    if (planId !== undefined && (source === 'purchase' || source === 'subscription')) return planNameOf(planId)
    return {
      daily: t`Free translations of the day`,
      'new-account': t`Welcome gift`,
      'weekly-bonus': t`Free translations of the week`,
      purchase: t`Purchase`,
      subscription: t`Subscription`,
      extra: t`Extra of a purchase`,
      promotion: t`Promotion`,
      refund: t`Refund`,
      operator: t`From support`,
    }[source]
  }
}
