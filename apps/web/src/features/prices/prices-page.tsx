import { bonuses, extraPercent, tiers } from '@fukidashi/contract/plans'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link } from '../../shell/link.tsx'
import { loadLater, whenIdle } from '../../shell/load-later.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import { BuyingNote } from './buying-note.tsx'
import styles from './prices.module.css'
import { useShopOffer } from '../../shell/shop-offer.ts'

// Written out with the page; the keys and touches that move between the tabs come a moment after it.
const PlanTabs = loadLater(whenIdle, async () => (await import('./plan-tabs.tsx')).PlanTabs)

// One and the same element, so that what changes around it does not reach it before it is alive.
const planTabs = (
  <Suspense>
    <PlanTabs />
  </Suspense>
)

const perDay = tiers.anonymous.perDay
const [{ translations: welcome }, { translations: weekly }] = bonuses

/** What translations cost, as the plans of the contract say. */
export default function PricesPage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const { percentOf } = useNumbers()
  const extra = percentOf(extraPercent)
  const offer = useShopOffer()
  const promotionPercent = typeof offer === 'object' ? (offer.promotion?.extraPercent ?? 0) : 0
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
      {/* Its place is kept, so that nothing moves when the server has said what is on offer. */}
      <div className={styles.promotionPlace}>
        {promotionPercent > 0 && (
          <p className={styles.promotion}>
            <Trans>Until Black Friday: {more} more translations with every purchase.</Trans>
          </p>
        )}
      </div>
      {planTabs}
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
            With an account: {welcome} pages to begin with, and {weekly} more every week.
          </Trans>
        </li>
        <li>
          <Trans>On your own machine: as many pages as you like. The software is free.</Trans>
        </li>
      </ul>
      <p className={styles.note}>
        <BuyingNote />
      </p>
      <Link className={buttonClass('main')} to={addressOf('/manga-translator')}>
        <Trans>Translate a page for free</Trans>
      </Link>
    </TextPage>
  )
}
