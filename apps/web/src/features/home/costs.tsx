import { bonuses, plans, tiers } from '@fukidashi/contract/plans'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import styles from './home-page.module.css'

const packs = plans.filter((plan) => plan.kind === 'pack')
const cheapest = packs.toSorted((a, b) => a.priceCents - b.priceCents)[0]!
const { perDay } = tiers.anonymous
const [atStart, weekly] = bonuses

/** What it costs, and what stays private. */
export function Costs() {
  const { addressOf } = useLocale()
  const { countOf, priceOf } = useNumbers()
  const count = countOf(cheapest.translations)
  const price = priceOf(cheapest.priceCents)
  const first = atStart.translations
  const again = weekly.translations
  return (
    <section className={`${styles.section} ${styles.halves}`}>
      <div>
        <h2>
          <Trans>What it costs</Trans>
        </h2>
        <ul className={styles.facts}>
          <li>
            <Plural
              value={perDay}
              one="# page a day is free, without an account."
              other="# pages a day are free, without an account."
            />
          </li>
          <li>
            <Trans>
              A new account has {first} free translations, and {again} more every week.
            </Trans>
          </li>
          <li>
            <Trans>
              Packs begin at {price} for {count} translations and never expire.
            </Trans>
          </li>
          <li>
            <Trans>With a pack or a subscription, your pages come first, and the extension works on comic sites.</Trans>
          </li>
        </ul>
        <Link className={buttonClass()} to={addressOf('/price')}>
          <Trans>Prices</Trans>
        </Link>
      </div>
      <div>
        <h2>
          <Trans>What stays private</Trans>
        </h2>
        <ul className={styles.facts}>
          <li>
            <Trans>Images and translations are deleted after 24 hours.</Trans>
          </li>
          <li>
            <Trans>
              With the built-in model or your browser’s own translator, the text of your pages goes to no other company.
            </Trans>
          </li>
          <li>
            <Trans>Nothing but what is necessary is stored about your visit before you agree to it.</Trans>
          </li>
        </ul>
        <Link className={buttonClass()} to={addressOf('/privacyPolicy')}>
          <Trans>Privacy policy</Trans>
        </Link>
      </div>
    </section>
  )
}
