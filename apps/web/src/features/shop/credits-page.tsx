import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useDates } from '../../shell/use-dates.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import { point } from '../../shell/point.ts'
import { Asked } from './asked.tsx'
import { CreditHistory } from './credit-history.tsx'
import { usePlanNames } from './plan-words.ts'
import { useSourceNames } from './source-words.ts'
import styles from './shop.module.css'
import { Subscriptions } from './subscriptions.tsx'
import { useCredits } from './use-shop.ts'

/** What an account has: what is left and until when, what was bought, and what became of everything. */
export default function CreditsPage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const query = useCredits()
  return (
    <TextPage title={t`Your translations`} width="narrow">
      <PageHead
        title={t`Your translations · Fukidashi`}
        description={t`How many translations you have left, until when, and what you have bought.`}
      />
      <Asked query={query} failure={<Trans>Your translations could not be loaded.</Trans>}>
        {({ remaining, subscriptions, orders }) => (
          <>
            <Balance remaining={remaining} />
            <Link className={buttonClass('main')} to={addressOf('/price')}>
              <Trans>Buy translations</Trans>
            </Link>
            <Subscriptions subscriptions={subscriptions} onChange={() => void query.refetch()} />
            <Orders orders={orders} />
            <CreditHistory />
          </>
        )}
      </Asked>
    </TextPage>
  )
}

type Answer = NonNullable<ReturnType<typeof useCredits>['data']>

function Balance({ remaining: { remaining, grants } }: { readonly remaining: Answer['remaining'] }) {
  const { countOf } = useNumbers()
  const { dayOf } = useDates()
  const nameOf = useSourceNames()
  const wordsOf = (count: number | 'unlimited') =>
    count === 'unlimited' ? <Trans>as many as you like</Trans> : countOf(count)
  return (
    <section>
      <p className={styles.balance}>{wordsOf(remaining)}</p>
      <p>
        <Trans>translations left. What expires first is used first.</Trans>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Source</Trans>
            </th>
            <th scope="col">
              <Trans>Left</Trans>
            </th>
            <th scope="col">
              <Trans>Expires</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {grants.map(({ source, planId, remaining: left, expiresAt }, index) => (
            <tr key={index}>
              <td>{nameOf(source, planId)}</td>
              <td className={styles.amount}>{wordsOf(left)}</td>
              <td>{expiresAt === null ? <Trans>Never</Trans> : dayOf(expiresAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Orders({ orders }: Pick<Answer, 'orders'>) {
  const { addressOf } = useLocale()
  const { priceOf } = useNumbers()
  const { dayOf } = useDates()
  const nameOf = usePlanNames()
  const paid = orders.filter(({ status }) => status !== 'created')
  if (paid.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <ul className={styles.list}>
        {paid.map(({ orderId, number, planId, amountCents, createdAt }) => (
          <li key={orderId}>
            <Link to={`${addressOf('/account/receipt')}?order=${orderId}`}>{number}</Link>
            {point}
            <bdi>{dayOf(createdAt)}</bdi>
            {point}
            <bdi>{nameOf(planId)}</bdi>
            {point}
            <bdi>{priceOf(amountCents)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
