import { plans, tiers } from '@fukidashi/contract/plans'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import styles from './home-page.module.css'

const packs = plans.filter((plan) => plan.kind === 'pack')
const cheapest = packs.toSorted((a, b) => a.priceCents - b.priceCents)[0]!
const { perDay } = tiers.anonymous

/** What is private, and what it costs. */
export function Costs() {
  const { addressOf } = useLocale()
  const { countOf, priceOf } = useNumbers()
  const count = countOf(cheapest.translations)
  const price = priceOf(cheapest.priceCents)
  return (
    <section className={`${styles.section} ${styles.halves}`}>
      <div>
        <h2>
          <Trans>What it costs</Trans>
        </h2>
        <p>
          <Plural
            value={perDay}
            one="# page a day is free, without an account."
            other="# pages a day are free, without an account."
          />{' '}
          <Trans>
            Packs will begin at {price} for {count} translations and never expire.
          </Trans>
        </p>
        <Link className={buttonClass()} to={addressOf('/price')}>
          <Trans>Prices</Trans>
        </Link>
      </div>
      <div>
        <h2>
          <Trans>What stays private</Trans>
        </h2>
        <p>
          <Trans>
            Images and translations are deleted after 24 hours. With the built-in model, the text of your pages goes to
            no other company.
          </Trans>
        </p>
        <Link className={buttonClass()} to={addressOf('/privacyPolicy')}>
          <Trans>Privacy policy</Trans>
        </Link>
      </div>
    </section>
  )
}
