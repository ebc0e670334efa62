import { ApiError } from '@fukidashi/api-client/api-error'
import type { ErrorKey } from '@fukidashi/contract/errors'
import { pauseSchema } from '@fukidashi/contract/pause'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** Why a call about an account failed, with the number that its words need. */
export interface AccountFailure {
  readonly key: ErrorKey | 'noAnswer'
  readonly retryAfterSeconds?: number
}

/** What the words are found by. */
export function describeAccountFailure(error: unknown): AccountFailure {
  if (!(error instanceof ApiError)) throw error
  if (error.failure === 'network') return { key: 'noAnswer' }
  const pause = pauseSchema.safeParse(error.data).data
  return { key: error.key ?? 'internal', ...pause }
}

const link = msg`This link no longer works: it was used already, has expired, or a newer one was sent. Ask for a new one.`
const expired = msg`You are no longer logged in. Log in again.`
const google = msg`Google did not confirm the login. Try again.`
const picture = msg`This image cannot be used. Choose a JPG, PNG or WebP image of up to 5 MB.`
const other = msg`Something went wrong on our side. Try again in a moment.`

const words: Partial<Record<AccountFailure['key'], MessageDescriptor>> = {
  noAnswer: msg`The server could not be reached. Try again in a moment.`,
  tooManyRequests: msg`Too many requests. Wait a moment and try again.`,
  requestInvalid: msg`Something in the form cannot be right. Check what you entered.`,
  loginRequired: expired,
  captchaInvalid: msg`These are not the letters of the image, or it is older than 5 minutes. Here is a new one.`,
  captchaRequired: msg`Enter the letters of the image as well.`,
  loginFailed: msg`The e-mail address or the password is wrong.`,
  passwordsDiffer: msg`The two passwords are different.`,
  passwordTooShort: msg`The password is too short: at least 8 characters.`,
  passwordTooLong: msg`The password is too long: at most 128 characters.`,
  passwordTooCommon: msg`This password is too easy to guess. Choose another one, such as several unrelated words.`,
  passwordWrong: msg`The current password is wrong.`,
  freshLoginRequired: msg`For your safety, log out and in again, then repeat this within 10 minutes.`,
  linkInvalid: link,
  emailVerified: msg`This e-mail address has already been verified.`,
  emailNotYours: expired,
  emailTaken: msg`This e-mail address now belongs to another account.`,
  googleUnavailable: msg`Login with Google is not available here.`,
  googleFailed: google,
  googleRefused: msg`The login with Google was cancelled.`,
  googleEmailUnverified: msg`Google has not verified your e-mail address. Verify it there, or register here with a password.`,
  accountUnverified: msg`There is already an account with this e-mail address that was never verified. Choose “Forgot password?” to make it yours, then log in with Google.`,
  accountMismatch: msg`The account with this e-mail address belongs to another Google account. Log in with your password.`,
  tooManyApiKeys: msg`You have as many API keys as an account can have. Revoke one first.`,
  tooManyWebhooks: msg`You have as many webhooks as an account can have. Remove one first.`,
  webhookAddressRefused: msg`This address cannot be used. It has to be a public https address without a user name.`,
  notFound: msg`It is no longer there. Reload the page.`,
  confirmationWrong: msg`This is not the e-mail address of your account.`,
  imageEmpty: picture,
  imageUnreadable: picture,
  imageTypeUnsupported: picture,
  imageTooLarge: picture,
  imageTooManyPixels: picture,
  imageCutOff: picture,
  imagePolyglot: picture,
  imageAnimated: picture,
  imageShapeUnsupported: picture,
}

/** What somebody is told of a failure. */
export function wordsOfAccountFailure({ key, retryAfterSeconds }: AccountFailure): MessageDescriptor {
  if (key === 'loginPaused') return pauseWords(retryAfterSeconds ?? 60)
  return words[key] ?? other
}

function pauseWords(seconds: number): MessageDescriptor {
  if (seconds < 60)
    return msg({
      message: plural(seconds, {
        one: 'Too many attempts. Wait # second, then try again.',
        other: 'Too many attempts. Wait # seconds, then try again.',
      }),
    })
  const minutes = Math.ceil(seconds / 60)
  return msg({
    message: plural(minutes, {
      one: 'Too many attempts. Wait # minute, then try again.',
      other: 'Too many attempts. Wait # minutes, then try again.',
    }),
  })
}
