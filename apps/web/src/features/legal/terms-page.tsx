import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import styles from './legal.module.css'

/** What readers may do here, and what they can expect. */
export default function TermsPage() {
  const { t } = useLingui()
  return (
    <TextPage
      title={t`Terms and conditions`}
      width="narrow"
      lead={<Trans>By using this site, you agree to these terms.</Trans>}
    >
      <PageHead
        title={t`Terms and conditions · Fukidashi`}
        description={t`What you may use Fukidashi for, who owns what, and what you can expect of a machine translation.`}
      />
      <div className={styles.text}>
        <h2>
          <Trans>Your pages</Trans>
        </h2>
        <p>
          <Trans>
            Add only images that you may use: your own, those you have permission for, and those that the law of your
            country lets you copy for yourself. You are responsible for what you add and for what you do with the
            translation. We claim no rights to either.
          </Trans>
        </p>
        <h2>
          <Trans>What is not allowed</Trans>
        </h2>
        <p>
          <Trans>
            Illegal content, attacks on this site, getting around its limits, and reselling access to it are not
            allowed. Whoever does so can be excluded.
          </Trans>
        </p>
        <h2>
          <Trans>What you can expect</Trans>
        </h2>
        <p>
          <Trans>
            Translations are made by machines and can be wrong. Do not rely on them where a mistake could do harm.
          </Trans>
        </p>
        <p>
          <Trans>
            The limits of this site, such as one free page a day, are shown where they apply. The service can change or
            be interrupted. Images and translations are deleted after 24 hours and cannot be recovered, so download what
            you want to keep.
          </Trans>
        </p>
        <h2>
          <Trans>Liability</Trans>
        </h2>
        <p>
          <Trans>
            The service is provided as it is. As far as the law allows, nobody is liable for damage that arises from its
            use.
          </Trans>
        </p>
        <h2>
          <Trans>The software</Trans>
        </h2>
        <p>
          <Trans>
            Fukidashi is free software under the MIT licence. Libraries, fonts and models that it uses keep their own
            licences.
          </Trans>
        </p>
      </div>
    </TextPage>
  )
}
