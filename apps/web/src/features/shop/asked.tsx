import { Button } from '@fukidashi/ui/button'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface AskedProps<Answer> {
  readonly query: {
    readonly data: Answer | undefined
    readonly isPending: boolean
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Says that it could not be had. */
  readonly failure: ReactNode
  readonly children: (answer: Answer) => ReactNode
}

/** What was asked of the server: that it is on its way, that it failed, with another try, or what came. */
export function Asked<Answer>({ query: { data, isPending, isError, refetch }, failure, children }: AskedProps<Answer>) {
  return (
    <>
      {isPending && (
        <output>
          <Trans>Loading…</Trans>
        </output>
      )}
      {isError && (
        <div role="alert">
          <p>{failure}</p>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
