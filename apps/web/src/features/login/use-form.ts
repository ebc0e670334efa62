import { type SyntheticEvent, useState } from 'react'
import { type AccountFailure, describeAccountFailure } from './account-failure.ts'

/** A form on its way to the server. */
export interface FormState {
  readonly isBusy: boolean
  readonly failure: AccountFailure | undefined
  readonly setFailure: (failure: AccountFailure | undefined) => void
  /** Takes the event of a form, or of a button that is all there is to press. */
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** Sends a form when it is submitted, once at a time; what `send` throws is its failure. */
export function useForm(send: () => Promise<void>, onFailure?: (failure: AccountFailure) => void): FormState {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AccountFailure>()
  const submit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await send()
    } catch (error) {
      const found = describeAccountFailure(error)
      setFailure(found)
      onFailure?.(found)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    setFailure,
    onSubmit: (event) => {
      event.preventDefault()
      if (!isBusy) void submit()
    },
  }
}
