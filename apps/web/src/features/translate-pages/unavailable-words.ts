import type { UnavailableReason, UnavailableReasonKey } from '@fukidashi/contract/unavailable-reasons'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type WordsOf<Key extends UnavailableReasonKey> = (reason: Extract<UnavailableReason, { key: Key }>) => MessageDescriptor

const wordsOf: { readonly [Key in UnavailableReasonKey]: WordsOf<Key> } = {
  needsKey: ({ variables }) => msg`Not set up on this server: it needs ${variables.join(', ')}.`,
  needsWeights: ({ weights }) => msg`Not set up on this server: ‘fukidashi models pull ${weights}’ brings it.`,
  needsPlan: () => msg`Comes with a paid plan.`,
  noRoute: () => msg`Has no languages on this server.`,
}

/** Why an engine cannot be used, in the reader's language. */
export function wordsOfReason(reason: UnavailableReason): MessageDescriptor {
  const words = wordsOf[reason.key] as (reason: UnavailableReason) => MessageDescriptor
  return words(reason)
}
