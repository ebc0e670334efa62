import { plans } from '@fukidashi/contract/plans'
import { Button } from '@fukidashi/ui/button'
import { SelectField } from '@fukidashi/ui/select-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showMessage } from '../../shell/snackbar.tsx'
import { useDates } from '../../shell/use-dates.ts'
import { usePlanNames } from './plan-words.ts'
import type { ShopCalls } from './shop-calls.ts'
import styles from './shop.module.css'

interface Subscription {
  readonly subscriptionId: string
  readonly planId: string
  readonly nextPlanId: string | null
  readonly status: 'active' | 'pastDue' | 'ended'
  readonly endsAtPeriodEnd: boolean
  readonly periodEndsAt: string | null
  readonly graceUntil: string | null
  readonly hasPortal: boolean
}

interface SubscriptionsProps {
  readonly subscriptions: readonly Subscription[]
  readonly onChange: () => void
}

/** What renews itself, and how to change or end that. */
export function Subscriptions({ subscriptions, onChange }: SubscriptionsProps) {
  const open = subscriptions.filter(({ status }) => status !== 'ended')
  if (open.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Subscription</Trans>
      </h2>
      {open.map((subscription) => (
        <OpenSubscription key={subscription.subscriptionId} subscription={subscription} onChange={onChange} />
      ))}
    </section>
  )
}

function OpenSubscription({
  subscription,
  onChange,
}: {
  readonly subscription: Subscription
  readonly onChange: () => void
}) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const nameOf = usePlanNames()
  const [isBusy, setBusy] = useState(false)
  const { subscriptionId, planId, status, endsAtPeriodEnd, graceUntil } = subscription
  const doing = async (act: (api: ShopCalls) => Promise<string | undefined>) => {
    setBusy(true)
    try {
      const { openCalls } = await import('./shop-calls.ts')
      const redirectUrl = await act(await openCalls())
      if (redirectUrl !== undefined) return location.assign(redirectUrl)
      onChange()
    } catch (error) {
      console.warn('The subscription could not be changed.', error)
      showMessage(t`The subscription could not be changed. Try again in a moment.`)
    }
    setBusy(false)
  }
  const others = plans.filter((plan) => plan.kind === 'subscription' && plan.id !== planId)
  return (
    <div>
      <p>
        <strong>{nameOf(planId)}</strong>
        <br />
        {status === 'pastDue' && graceUntil !== null && <Overdue until={dayOf(graceUntil)} />}
        <PeriodEnd {...subscription} />
      </p>
      {!endsAtPeriodEnd && (
        <div className={styles.actions}>
          <SelectField
            label={t`From the next period, switch to`}
            value=""
            choices={[
              { value: '', label: t`Choose a plan` },
              ...others.map(({ id }) => ({ value: id, label: nameOf(id) })),
            ]}
            onChange={(chosen) => {
              if (chosen !== '' && !isBusy)
                void doing(
                  async (api) => (await api.changeSubscription({ subscriptionId, planId: chosen })).redirectUrl,
                )
            }}
          />
          <Button
            isBusy={isBusy}
            onClick={() => void doing(async (api) => void (await api.cancelSubscription({ subscriptionId })))}
          >
            <Trans>Cancel subscription</Trans>
          </Button>
          {subscription.hasPortal && (
            <Button
              isBusy={isBusy}
              onClick={() => void doing(async (api) => (await api.openPaymentPortal({ subscriptionId })).redirectUrl)}
            >
              <Trans>Change card</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function PeriodEnd({ planId, nextPlanId, endsAtPeriodEnd, periodEndsAt }: Subscription) {
  const { dayOf } = useDates()
  const nameOf = usePlanNames()
  const end = periodEndsAt === null ? '' : dayOf(periodEndsAt)
  if (endsAtPeriodEnd) return <Trans>It ends on {end} and will not be renewed.</Trans>
  if (nextPlanId === null || nextPlanId === planId) return <Trans>It renews on {end}.</Trans>
  const next = nameOf(nextPlanId)
  return (
    <Trans>
      It renews on {end}. Next plan: {next}.
    </Trans>
  )
}

function Overdue({ until }: { readonly until: string }) {
  return (
    <>
      <Trans>The last payment failed. What you have stays until {until}.</Trans>{' '}
    </>
  )
}
