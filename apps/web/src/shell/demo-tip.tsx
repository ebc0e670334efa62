import { Trans } from '@lingui/react/macro'
import styles from './demo-tip.module.css'
import { useShopOffer } from './shop-offer.ts'

/** Says on every page that what is bought here is not charged, where the server shows how buying works. */
export function DemoTip() {
  const offer = useShopOffer()
  const isDemo = typeof offer === 'object' && offer.services.some(({ id }) => id === 'demo')
  if (!isDemo) return null
  return (
    <aside className={styles.tip}>
      <Trans>Demonstration: nothing that is bought here is charged.</Trans>
    </aside>
  )
}
