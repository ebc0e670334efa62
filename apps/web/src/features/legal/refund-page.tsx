import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import styles from './legal.module.css'

/** When money and translations come back. */
export default function RefundPage() {
  const { t } = useLingui()
  return (
    <TextPage
      title={t`Return and refund policy`}
      width="narrow"
      lead={<Trans>Nothing can be bought here yet. This is what will apply once purchases open.</Trans>}
    >
      <PageHead
        title={t`Return and refund policy · Fukidashi`}
        description={t`When translations and money are given back, and how to cancel a subscription.`}
      />
      <div className={styles.text}>
        <h2>
          <Trans>Translations that fail</Trans>
        </h2>
        <p>
          <Trans>
            A page that fails gives its translation back by itself, and a page that is already in your language costs
            nothing. The translation is used up if a page exceeds the time limit for its size, or if you cancel it after
            more than a minute of work.
          </Trans>
        </p>
        <h2>
          <Trans>Packs and passes</Trans>
        </h2>
        <p>
          <Trans>
            Within 14 days of the purchase, you get your money back if none of its translations has been used. Rights
            that the law gives you beyond this remain untouched.
          </Trans>
        </p>
        <h2>
          <Trans>Subscriptions</Trans>
        </h2>
        <p>
          <Trans>
            You can cancel in your account, under “Your translations”, or write to support: we then cancel by hand
            within 24 hours. After that, nothing more is charged, and translations that you have received remain yours.
          </Trans>
        </p>
        <h2>
          <Trans>How to reach us</Trans>
        </h2>
        <p>
          <Trans>
            Write from the e-mail address that you paid with. If it differs from the one that you log in with, tell us
            both: purchases are assigned automatically only when the two match.
          </Trans>
        </p>
      </div>
    </TextPage>
  )
}
