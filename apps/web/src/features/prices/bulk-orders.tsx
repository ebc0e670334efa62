import { type BulkPlan, purchaseOf } from '@fukidashi/contract/plans'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNumbers } from '../../shell/use-numbers.ts'
import { BuyPlan } from './buy-plan.tsx'
import styles from './prices.module.css'
import { useShopOffer } from '../../shell/shop-offer.ts'

/** Translations in bulk, over the API. */
export function BulkOrders({ plan }: { readonly plan: BulkPlan }) {
  const { priceOf, percentOf, countOf } = useNumbers()
  const [dollars, setDollars] = useState(plan.minimumPriceCents / 100)
  const purchase = purchaseOf(plan, new Date(0), dollars * 100)
  const count = countOf((purchase?.translations ?? 0) + (purchase?.extra ?? 0))
  const offer = useShopOffer()
  const canBuy = typeof offer === 'object' && offer.services.length > 0
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
        </Trans>{' '}
        <a href="/docs/api">
          <Trans>API documentation</Trans>
        </a>
      </p>
      {canBuy && (
        <div className={styles.buy}>
          <label>
            <Trans>Amount in US dollars</Trans>{' '}
            <input
              type="number"
              inputMode="numeric"
              dir="ltr"
              min={plan.minimumPriceCents / 100}
              max={plan.maximumPriceCents / 100}
              step={1}
              value={dollars}
              onChange={({ target }) => setDollars(target.valueAsNumber)}
            />
          </label>
          <p>{purchase !== undefined && <Trans>{count} translations</Trans>}</p>
          <BuyPlan plan={plan} amountCents={purchase?.amountCents} isReady={purchase !== undefined} />
        </div>
      )}
    </div>
  )
}
