import { findPlan } from '@fukidashi/contract/plans'
import { useLingui } from '@lingui/react/macro'
import { useNumbers } from '../../shell/use-numbers.ts'

/** Names of plans. */
export function usePlanNames(): (planId: string) => string {
  const { t } = useLingui()
  const { countOf } = useNumbers()
  return (planId) => {
    const plan = findPlan(planId)
    if (plan?.kind === 'subscription')
      return {
        week: t`Weekly subscription`,
        month: t`Monthly subscription`,
        quarter: t`Quarterly subscription`,
        year: t`Annual subscription`,
      }[plan.every]
    if (plan?.kind === 'bulk') return t`Order in bulk`
    const count = countOf(plan?.translations ?? 0)
    return plan?.kind === 'pass' ? t`Pass of ${count} translations` : t`Pack of ${count} translations`
  }
}
