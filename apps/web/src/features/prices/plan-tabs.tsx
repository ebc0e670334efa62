import { plans } from '@fukidashi/contract/plans'
import { directionOf } from '@fukidashi/i18n/locales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { useShopOffer } from '../../shell/shop-offer.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { BulkOrders } from './bulk-orders.tsx'
import { PassCard, PackCard, SubscriptionCard } from './plan-cards.tsx'
import styles from './prices.module.css'

const packs = plans.filter((plan) => plan.kind === 'pack')
const passes = plans.filter((plan) => plan.kind === 'pass')
const subscriptions = plans.filter((plan) => plan.kind === 'subscription')
const bulkPlans = plans.filter((plan) => plan.kind === 'bulk')

/** The plans under their three tabs. */
export function PlanTabs() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const offer = useShopOffer()
  const promotionPercent = typeof offer === 'object' ? (offer.promotion?.extraPercent ?? 0) : 0
  return (
    <Root className={styles.tabs} defaultValue="packs" dir={directionOf(locale)}>
      <List className={styles.tabList} aria-label={t`Kinds of plans`}>
        <Trigger className={styles.tab} value="packs">
          <Trans>Buy translations</Trans>
        </Trigger>
        <Trigger className={styles.tab} value="subscriptions">
          <Trans>Subscribe</Trans>
        </Trigger>
        <Trigger className={styles.tab} value="api">
          <Trans>API</Trans>
        </Trigger>
      </List>
      <Content className={styles.panel} value="packs">
        <h2>
          <Trans>Packs that never expire</Trans>
        </h2>
        <ul className={styles.cards}>
          {packs.map((plan) => (
            <PackCard key={plan.id} plan={plan} promotionPercent={promotionPercent} />
          ))}
        </ul>
        <h2>
          <Trans>Passes for a short time</Trans>
        </h2>
        <ul className={styles.cards}>
          {passes.map((plan) => (
            <PassCard key={plan.id} plan={plan} promotionPercent={promotionPercent} />
          ))}
        </ul>
      </Content>
      <Content className={styles.panel} value="subscriptions">
        <h2>
          <Trans>New translations every period</Trans>
        </h2>
        <ul className={styles.cards}>
          {subscriptions.map((plan) => (
            <SubscriptionCard key={plan.id} plan={plan} promotionPercent={promotionPercent} />
          ))}
        </ul>
        <p className={styles.note}>
          <Trans>
            You can cancel at any time on the page of your translations; the subscription then ends with its period. If
            you write to support, we cancel by hand, within 24 hours.
          </Trans>
        </p>
      </Content>
      <Content className={styles.panel} value="api">
        {bulkPlans.map((plan) => (
          <BulkOrders key={plan.id} plan={plan} />
        ))}
      </Content>
    </Root>
  )
}
