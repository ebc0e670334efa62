import type { BulkPlan } from '@fukidashi/contract/plans'
import { Trans } from '@lingui/react/macro'
import { useNumbers } from '../../shell/use-numbers.ts'
import styles from './prices.module.css'

/** Translations in bulk, over the API. */
export function BulkOrders({ plan }: { readonly plan: BulkPlan }) {
  const { priceOf, percentOf } = useNumbers()
  const price = priceOf(plan.minimumPriceCents)
  const saving = percentOf(plan.savingPercent)
  return (
    <div className={styles.bulk}>
      <h2>
        <Trans>For studios with thousands of pages</Trans>
      </h2>
      <p className={styles.price}>
        <Trans>Orders from {price}</Trans>
      </p>
      <p>
        <Trans>Saves about {saving} per translation, compared with the most expensive pack.</Trans>
      </p>
      <p>
        <Trans>
          Pages come in and go out through the API with a key of your own, and are translated ahead of free ones.
        </Trans>
      </p>
    </div>
  )
}
