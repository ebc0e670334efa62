import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Passwords that leaked most often, and what people build from them, from keyboards, dates and repetitions. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 40 })
/** Fewer than a million guesses are nothing. */
const lowestScore = 2

/** Whether a password is among those that are tried first, also by whoever knows the e-mail address. */
export function isCommonPassword(password: string, email: string): boolean {
  const known = [email, ...email.split(/[@.+_-]/), 'fukidashi'].filter((part) => part.length > 2)
  return estimator.check(password, known).score < lowestScore
}
