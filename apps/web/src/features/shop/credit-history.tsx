import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '../../shell/use-dates.ts'
import { useNumbers } from '../../shell/use-numbers.ts'
import styles from './shop.module.css'
import { useSourceNames } from './source-words.ts'
import { useCreditHistory } from './use-shop.ts'

/** What became of an account's translations, the newest first, part by part. */
export function CreditHistory() {
  const { t } = useLingui()
  const { countOf } = useNumbers()
  const { dayOf } = useDates()
  const nameOf = useSourceNames()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCreditHistory()
  const lines = data?.pages.flatMap((part) => part.lines) ?? []
  const kinds: Readonly<Record<(typeof lines)[number]['kind'], string>> = {
    given: t`Received`,
    spent: t`Used`,
    returned: t`Returned`,
    withdrawn: t`Taken back`,
    expired: t`Expired`,
  }
  if (lines.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>History</Trans>
      </h2>
      <table className={styles.table}>
        <tbody>
          {lines.map(({ at, kind, source, planId, translations }, index) => (
            <tr key={index}>
              <td>{dayOf(at)}</td>
              <td>
                <span className={styles.kind}>{kinds[kind]}</span> {nameOf(source, planId)}
              </td>
              <td className={styles.amount} dir="ltr">
                {kind === 'given' || kind === 'returned' ? '+' : '−'}
                {countOf(translations)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older entries</Trans>
        </Button>
      )}
    </section>
  )
}
