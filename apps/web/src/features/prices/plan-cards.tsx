import type { Pack, Pass, Subscription } from '@fukidashi/contract/plans'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNumbers } from '../../shell/use-numbers.ts'
import { BuyPlan } from './buy-plan.tsx'
import styles from './prices.module.css'

interface CardProps<Plan> {
  readonly plan: Plan
  /** What the promotion adds, of what is paid for. */
  readonly promotionPercent: number
}

/** A pack. */
export function PackCard({ plan, promotionPercent }: CardProps<Pack>) {
  const { priceOf } = useNumbers()
  return (
    <Card plan={plan} promotionPercent={promotionPercent} price={priceOf(plan.priceCents)}>
      <Trans>Never expires</Trans>
    </Card>
  )
}

/** A pass: as a pack, but for some days. */
export function PassCard({ plan, promotionPercent }: CardProps<Pass>) {
  const { priceOf } = useNumbers()
  const { days } = plan
  return (
    <Card plan={plan} promotionPercent={promotionPercent} price={priceOf(plan.priceCents)}>
      {days === 30 ? (
        <Trans>Valid for 1 month</Trans>
      ) : (
        <Plural value={days} one="Valid for # day" other="Valid for # days" />
      )}
    </Card>
  )
}

/** A subscription, named for its period. */
export function SubscriptionCard({ plan, promotionPercent }: CardProps<Subscription>) {
  const { priceOf } = useNumbers()
  const price = priceOf(plan.priceCents)
  const texts = {
    week: { name: <Trans>Weekly</Trans>, price: <Trans>{price} a week</Trans> },
    month: { name: <Trans>Monthly</Trans>, price: <Trans>{price} a month</Trans> },
    quarter: { name: <Trans>Quarterly</Trans>, price: <Trans>{price} a quarter</Trans> },
    year: { name: <Trans>Annual</Trans>, price: <Trans>{price} a year</Trans> },
  }[plan.every]
  return (
    <Card plan={plan} promotionPercent={promotionPercent} price={texts.price}>
      {texts.name}
    </Card>
  )
}

interface FramedProps extends CardProps<Pack | Pass | Subscription> {
  readonly price: ReactNode
  /** The line above: how long it is valid, or how often it comes. */
  readonly children: ReactNode
}

function Card({ plan, promotionPercent, price, children }: FramedProps) {
  const { countOf, priceOf } = useNumbers()
  const count = countOf(plan.translations)
  const extra = countOf(plan.extra)
  const more = countOf((plan.translations * promotionPercent) / 100)
  const each = priceOf(plan.priceCents / plan.translations)
  return (
    <li className={styles.card}>
      <p className={styles.kind}>{children}</p>
      <h3 className={styles.count}>
        <Trans>{count} translations</Trans>
      </h3>
      <p className={styles.extra}>
        <Trans>+ {extra} extra</Trans>
      </p>
      {/* Its line is kept, so that nothing moves when the server has said what is on offer. */}
      <p className={styles.extra}>{promotionPercent > 0 && <Trans>+ {more} until Black Friday</Trans>}</p>
      <p className={styles.price}>{price}</p>
      <p className={styles.each}>
        <Trans>about {each} per translation</Trans>
      </p>
      <BuyPlan plan={plan} />
    </li>
  )
}
