import { z } from 'zod'

/** Why an engine cannot be used. Clients own the translated words for each key and fill in what stands beside it. */
export const unavailableReasonSchema = z.discriminatedUnion('key', [
  /** The operator has set no key for the service: `variables` of the environment would hold it. */
  z.object({ key: z.literal('needsKey'), variables: z.array(z.string()).min(1) }),
  /** `fukidashi models pull <weights>` would bring what is missing. */
  z.object({ key: z.literal('needsWeights'), weights: z.string() }),
  /** It comes with a paid plan, which whoever asks has not. */
  z.object({ key: z.literal('needsPlan') }),
  /** There is no pair of languages that it could translate here. */
  z.object({ key: z.literal('noRoute') }),
])

/** Why an engine cannot be used. */
export type UnavailableReason = z.infer<typeof unavailableReasonSchema>

/** Key of such a reason. */
export type UnavailableReasonKey = UnavailableReason['key']

type SentenceOf<Key extends UnavailableReasonKey> = (reason: Extract<UnavailableReason, { key: Key }>) => string

const sentences: { readonly [Key in UnavailableReasonKey]: SentenceOf<Key> } = {
  needsKey: ({ variables }) => `Set ${variables.join(' and ')} in the environment to use it.`,
  needsWeights: ({ weights }) => `Run 'fukidashi models pull ${weights}' to fetch its weights.`,
  needsPlan: () => 'It requires a paid plan.',
  noRoute: () => 'No pair of languages is available for it here.',
}

/** The reason as an English sentence, for the command line and logs. */
export function describeReason(reason: UnavailableReason): string {
  const sentenceOf = sentences[reason.key] as (reason: UnavailableReason) => string
  return sentenceOf(reason)
}
