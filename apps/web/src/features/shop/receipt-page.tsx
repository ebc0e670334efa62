import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../shell/link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useDates } from '../../shell/use-dates.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import { Asked } from './asked.tsx'
import { usePlanNames } from './plan-words.ts'
import styles from './shop.module.css'
import { useOrder } from './use-shop.ts'

type Order = NonNullable<ReturnType<typeof useOrder>['data']>

/** An order: what became of its payment, and the receipt, which can be printed. */
export default function ReceiptPage() {
  const { t } = useLingui()
  const orderId = new URLSearchParams(useLocation().search).get('order') ?? ''
  const query = useOrder(orderId)
  return (
    <TextPage title={t`Receipt`} width="narrow">
      <PageHead title={t`Receipt · Fukidashi`} description={t`What you bought, and what became of the payment.`} />
      <Asked query={query} failure={<Trans>This order could not be found.</Trans>}>
        {(order) => <Receipt order={order} />}
      </Asked>
    </TextPage>
  )
}

function Receipt({ order }: { readonly order: Order }) {
  const { addressOf } = useLocale()
  const { priceOf, countOf } = useNumbers()
  const { dayOf } = useDates()
  const nameOf = usePlanNames()
  const { number, planId, translations, extra, promotion, amountCents, taxCents, taxLabel, status, email } = order
  const count = countOf(translations + extra + promotion)
  const refunded = priceOf(order.refundedCents)
  const price = priceOf(amountCents)
  // Of several dollars, whose it is; some languages say it anyway.
  const total = price.includes('US') ? price : `${price} USD`
  return (
    <>
      <output className={styles.state}>
        {status === 'created' && <Trans>We are waiting for the payment service to confirm the payment.</Trans>}
        {status === 'paid' && <Trans>Paid. Thank you! {count} translations are yours.</Trans>}
        {status === 'review' && (
          <Trans>
            The payment differs from the order, for example in its e-mail address. Our support team will look at it and
            write to you.
          </Trans>
        )}
        {status === 'expired' && <Trans>This order was not paid.</Trans>}
        {(status === 'refunded' || status === 'partlyRefunded') && <Trans>Refunded: {refunded}</Trans>}
      </output>
      <table className={styles.table}>
        <tbody>
          <Row name={<Trans>Receipt number</Trans>}>{number}</Row>
          <Row name={<Trans>Date</Trans>}>{dayOf(order.paidAt ?? order.createdAt)}</Row>
          <Row name={<Trans>E-mail address</Trans>}>{email}</Row>
          <Row name={<Trans>Plan</Trans>}>{nameOf(planId)}</Row>
          <Row name={<Trans>Translations</Trans>}>{count}</Row>
          {taxLabel !== undefined && (
            <Row
              name={
                <Trans>
                  Includes <bdi>{taxLabel}</bdi>
                </Trans>
              }
            >
              {priceOf(taxCents)}
            </Row>
          )}
          <Row name={<Trans>Total</Trans>}>
            <strong>{total}</strong>
          </Row>
        </tbody>
      </table>
      <p className={styles.actions}>
        {status === 'paid' && (
          <Button onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        )}
        <Link className={buttonClass('main')} to={addressOf('/account/credits')}>
          <Trans>Your translations</Trans>
        </Link>
      </p>
    </>
  )
}

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <bdi>{children}</bdi>
      </td>
    </tr>
  )
}
