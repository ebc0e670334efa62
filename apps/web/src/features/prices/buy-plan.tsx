import type { Plan } from '@fukidashi/contract/plans'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './prices.module.css'
import { type PaymentService, useShopOffer } from '../../shell/shop-offer.ts'

interface BuyPlanProps {
  readonly plan: Plan
  /** What an order in bulk is for; undefined while it is no amount. */
  readonly amountCents?: number | undefined
  readonly isReady?: boolean
}

/** The buttons that a plan is bought with: one for each payment service. Where nothing can be bought, an empty line. */
export function BuyPlan({ plan, amountCents, isReady = true }: BuyPlanProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const offer = useShopOffer()
  const [busy, setBusy] = useState<PaymentService>()
  const [failure, setFailure] = useState<string>()
  // The line is kept, so that nothing moves when the server has said what is on offer.
  if (offer === undefined || offer === 'unknown') return <div className={styles.buy} />
  const names: Readonly<Record<PaymentService, string>> = {
    stripe: t`Buy by card`,
    paypal: t`Buy with PayPal`,
    demo: t`Buy (demonstration)`,
  }
  const services = offer.services.filter(({ sellsSubscriptions }) => plan.kind !== 'subscription' || sellsSubscriptions)
  const buy = async (provider: PaymentService) => {
    setBusy(provider)
    setFailure(undefined)
    const { beginPurchase } = await import('../shop/shop-calls.ts')
    const result = await beginPurchase({ planId: plan.id, provider, locale, ...(amountCents && { amountCents }) })
    // The browser is on its way to another page.
    if (result === 'leaving') return
    setBusy(undefined)
    setFailure(
      {
        subscriptionExists: t`You have a subscription already. You can change it on the page of your translations.`,
        unavailable: t`The payment service did not respond. Try again in a moment.`,
        failed: t`The purchase could not be started. Refresh the page and try again.`,
      }[result],
    )
  }
  return (
    <div className={styles.buy}>
      {services.map(({ id }) => (
        <Button
          key={id}
          weight="main"
          isBusy={busy === id}
          disabled={!isReady || busy !== undefined}
          onClick={() => void buy(id)}
        >
          {names[id]}
        </Button>
      ))}
      <p role="alert">{failure}</p>
    </div>
  )
}
