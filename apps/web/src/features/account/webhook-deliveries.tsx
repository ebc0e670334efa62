import { limits } from '@fukidashi/contract/limits'
import type { ShownWebhook } from '@fukidashi/contract/webhook-calls'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { point } from '../../shell/point.ts'
import styles from './account.module.css'
import { useMoments } from './use-moments.ts'

type Delivery = ShownWebhook['deliveries'][number]

/** What a webhook was told of lately, and whether its server took it. */
export function WebhookDeliveries({ shown: { webhook, deliveries } }: { readonly shown: ShownWebhook }) {
  const { t } = useLingui()
  const momentOf = useMoments()
  const names: Readonly<Record<Delivery['type'], string>> = {
    'translation.ended': t`Page finished`,
    'batch.ended': t`Archive finished`,
    'webhook.test': t`Test`,
  }
  if (deliveries.length === 0)
    return (
      <span className={styles.note}>
        <Trans>Nothing has been sent yet.</Trans>
      </span>
    )
  return (
    <>
      {webhook.lastFailure !== null && (
        <span className={styles.note}>
          <FailureWords failure={webhook.lastFailure} />
        </span>
      )}
      <ul className={styles.deliveries} aria-label={t`Latest deliveries`}>
        {deliveries.map((delivery) => (
          <li className={styles.note} key={delivery.deliveryId}>
            {names[delivery.type]}
            {point}
            <bdi className={styles.moment}>{momentOf(delivery.createdAt)}</bdi>
            {point}
            <DeliveryEnd {...delivery} />
          </li>
        ))}
      </ul>
    </>
  )
}

function DeliveryEnd({ deliveredAt, tries }: Delivery) {
  if (deliveredAt !== null) return <Trans>delivered</Trans>
  if (tries === 0) return <Trans>waiting</Trans>
  if (tries >= limits.api.webhooks.maxTries) return <Trans>failed</Trans>
  return <Plural value={tries} one="failed once, will be tried again" other="failed # times, will be tried again" />
}

// The server says it in English, for the public API.
function FailureWords({ failure }: { readonly failure: string }) {
  const status = /answered (\d+)/.exec(failure)?.[1]
  if (status !== undefined) return <Trans>Your server answered with status {status}.</Trans>
  if (failure.startsWith('No answer')) return <Trans>Your server did not answer within 10 seconds.</Trans>
  return <Trans>Your server could not be reached.</Trans>
}
