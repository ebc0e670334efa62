import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '../../shell/link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './shop.module.css'

/** In the place of a payment service, where a server shows how buying works. */
export default function DemoPaymentPage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const navigate = useNavigate()
  const isAlive = useIsAlive()
  const orderId = new URLSearchParams(useLocation().search).get('order') ?? ''
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const pay = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { openCalls } = await import('./shop-calls.ts')
      await (await openCalls()).payDemoOrder({ orderId })
      await navigate(`${addressOf('/account/receipt')}?order=${orderId}`)
    } catch (error) {
      console.warn('The order could not be paid.', error)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <TextPage
      title={t`Demonstration of a payment`}
      width="narrow"
      lead={<Trans>This page stands in for a payment service. Nothing is charged.</Trans>}
    >
      <PageHead
        title={t`Demonstration of a payment · Fukidashi`}
        description={t`A page in the place of a payment service, to show how buying works.`}
      />
      <p className={styles.actions}>
        {/* A press before the page is alive would be lost. */}
        {isAlive && (
          <Button weight="main" isBusy={isBusy} onClick={() => void pay()}>
            <Trans>Pretend to pay</Trans>
          </Button>
        )}
        <Link className={buttonClass('quiet')} to={addressOf('/price')}>
          <Trans>Do not pay</Trans>
        </Link>
      </p>
      <p role="alert">{isFailed && <Trans>This order could not be found.</Trans>}</p>
    </TextPage>
  )
}
