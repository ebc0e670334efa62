import { bonuses, extraPercent, plans, promotions, tiers } from '@fukidashi/contract/plans'
import { directionOf } from '@fukidashi/i18n/locales'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import { Link } from 'react-router'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import { BulkOrders } from './bulk-orders.tsx'
import { PassCard, PackCard, SubscriptionCard } from './plan-cards.tsx'
import styles from './prices.module.css'

const packs = plans.filter((plan) => plan.kind === 'pack')
const passes = plans.filter((plan) => plan.kind === 'pass')
const subscriptions = plans.filter((plan) => plan.kind === 'subscription')
const bulkPlans = plans.filter((plan) => plan.kind === 'bulk')
const perDay = tiers.anonymous.perDay
const [{ extraPercent: promotionPercent }] = promotions
const [{ translations: welcome }, { translations: weekly }] = bonuses

/** What translations cost, as the plans of the contract say. */
export default function PricesPage() {
  const { t } = useLingui()
  const { locale, addressOf } = useLocale()
  const { percentOf } = useNumbers()
  const extra = percentOf(extraPercent)
  const more = percentOf(promotionPercent)
  return (
    <TextPage
      title={t`Prices`}
      lead={<Trans>One translation is one page. Every purchase adds {extra} extra translations.</Trans>}
    >
      <PageHead
        title={t`Prices · Fukidashi`}
        description={t`What translating manga and comics costs: packs that never expire, subscriptions, short-term passes and an API for studios.`}
      />
      <p className={styles.promotion}>
        <Trans>Up to Black Friday: {more} more translations with every purchase.</Trans>
      </p>
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
            <Trans>To cancel, write to support. We cancel by hand, within 24 hours.</Trans>
          </p>
        </Content>
        <Content className={styles.panel} value="api">
          {bulkPlans.map((plan) => (
            <BulkOrders key={plan.id} plan={plan} />
          ))}
        </Content>
      </Root>
      <h2>
        <Trans>What every purchase includes</Trans>
      </h2>
      <ul className={styles.benefits}>
        <li>
          <Trans>Your pages are translated ahead of free ones.</Trans>
        </li>
        <li>
          <Trans>All translation models: GPT-4o, Papago and Google Translate.</Trans>
        </li>
        <li>
          <Trans>Translation in place on comic sites, with the browser extension.</Trans>
        </li>
        <li>
          <Trans>Priority support.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Free of charge</Trans>
      </h2>
      <ul className={styles.benefits}>
        <li>
          <Plural value={perDay} one="Without an account: # page a day." other="Without an account: # pages a day." />
        </li>
        <li>
          <Trans>
            With an account: {welcome} pages to begin with, and {weekly} more every week. Accounts are not open yet.
          </Trans>
        </li>
        <li>
          <Trans>On your own machine: as many pages as you like. The software is free.</Trans>
        </li>
      </ul>
      <p className={styles.note}>
        <Trans>
          Purchases open together with accounts. Prices are in US dollars; you will be able to pay by card or with
          PayPal.
        </Trans>
      </p>
      <Link className={buttonClass('main')} to={addressOf('/manga-translator')}>
        <Trans>Translate a page for free</Trans>
      </Link>
    </TextPage>
  )
}
