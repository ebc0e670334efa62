import { Trans } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { Notice } from './notice.tsx'

/** Says that a mail is on its way to an address, if there is anybody to get it. */
export function SentMail({ email }: { readonly email: string }) {
  const { addressOf } = useLocale()
  return (
    <Notice
      title={<Trans>Check your mail</Trans>}
      after={
        <Link to={`${addressOf('/login')}?type=1`}>
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          We have sent a message to <bdi>{email}</bdi> that says how to go on. If it does not arrive within a few
          minutes, look in the spam folder and check the address.
        </Trans>
      </p>
    </Notice>
  )
}
