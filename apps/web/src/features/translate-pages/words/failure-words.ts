import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { FailureKey, PageFailure } from '../queue/comic-page.ts'

const onOurSide = msg`Something went wrong on our side. Upload the image again. If the problem persists, try again later.`
const busy = msg`The server is temporarily unavailable. Try again later.`
const serviceTrouble = msg`The translation service returned an error. Try again, or choose another translation model.`

/** What a reader is told of a page's failure. */
export function wordsOf({ failure, perDay }: PageFailure): MessageDescriptor {
  return perDay === undefined ? failureWords[failure] : limitWords(perDay)
}

function limitWords(perDay: number): MessageDescriptor {
  return msg({
    message: plural(perDay, {
      one: 'Users who are not logged in can only have one translation per day. Please log in to get more translations.',
      other:
        'Users who are not logged in can only have # translations per day. Please log in to get more translations.',
    }),
  })
}

/** What a reader is told of each failure: what happened, and what can be done. */
export const failureWords: Readonly<Record<FailureKey, MessageDescriptor>> = {
  imageEmpty: msg`This file is empty. Choose another image.`,
  imageUnreadable: msg`This image is damaged and cannot be read. Save it again or choose another one.`,
  imageTypeUnsupported: msg`Only JPG, PNG and WebP images can be translated.`,
  imageTooLarge: msg`This image is larger than 5 MB. Reduce its file size and add it again.`,
  imageTooManyPixels: msg`This image has more than 50 megapixels. Make it smaller or split it into parts.`,
  imageCutOff: msg`Part of this image is missing. Download or save it again.`,
  imagePolyglot: msg`This file contains something besides the image. Save it as a new image and try again.`,
  imageAnimated: msg`Animated images cannot be translated. Choose a still image.`,
  imageShapeUnsupported: msg`This image is too long or too narrow. Split it into parts.`,
  languageUnknown: msg`This language is not supported. Choose another one.`,
  languagePairUnsupported: msg`This translation model cannot translate between these two languages. Choose another model or language.`,
  engineUnavailable: msg`This translation model is not available here. Choose another one.`,
  detectorUnavailable: msg`This detection model is not available here. Choose another one.`,
  sourceLanguageUnsupported: msg`Text in this language cannot be read yet.`,
  honorificsUnsupported: msg`This translation model handles honorifics in its own way. Set honorifics to “Automatic”, or choose another model.`,
  engineRefused: serviceTrouble,
  engineUnauthorised: serviceTrouble,
  engineRateLimited: msg`The translation service is busy. Wait a moment and try again.`,
  engineTimedOut: msg`The translation service did not respond in time. Try again.`,
  engineUnreachable: msg`The translation service cannot be reached. Try again later, or choose another translation model.`,
  engineReplyInvalid: serviceTrouble,
  cancelled: msg`Cancelled`,
  pageOverBudget: msg`This page took too long and was stopped. Make it smaller or split it into parts.`,
  editOutdated: msg`This page was changed elsewhere in the meantime. Check it and try again.`,
  resultNotEditable: msg`This page can no longer be edited. Translate it again first.`,
  wordsNotAwaited: onOurSide,
  wordsOverdue: msg`The translation did not arrive in time. Try again, or choose another translation model.`,
  textTooLong: msg`There is no room for this text at this size. Shorten it or choose a smaller size.`,
  pageStateInvalid: onOurSide,
  requestInvalid: onOurSide,
  // Nothing is bought where pages are translated.
  paymentsNotSetUp: onOurSide,
  planUnknown: onOurSide,
  amountInvalid: onOurSide,
  paymentProviderUnavailable: onOurSide,
  subscriptionExists: onOurSide,
  subscriptionEnded: onOurSide,
  webhookInvalid: onOurSide,
  signMissing: msg`Your session has expired. Refresh the page and upload the image again.`,
  signInvalid: msg`Your session has expired. Refresh the page and upload the image again.`,
  loginRequired: msg`Log in first.`,
  notFound: msg`This image is no longer available. Images are deleted after 24 hours. Upload it again.`,
  tooManyRequests: msg`Too many requests. Wait a moment and try again.`,
  creditsUsedUp: msg`You have no translations left.`,
  anonymousLimitReached: limitWords(1),
  restarting: msg`The server is restarting. Try again in a moment.`,
  engineNeedsPlan: msg`This translation model requires a paid plan. Choose another one.`,
  pluginNeedsPlan: msg`This requires a paid plan.`,
  requestTooLarge: onOurSide,
  callUnknown: onOurSide,
  tooManyImages: msg`You have uploaded too many images. They are deleted after 24 hours. Try again then.`,
  tooManyPagesWaiting: msg`Too many of your pages are waiting. Try again when some of them are done.`,
  originRefused: msg`Your session has expired. Refresh the page and upload the image again.`,
  serverBusy: busy,
  internal: onOurSide,
  storageUnavailable: busy,
  databaseUnavailable: busy,
  noAnswer: msg`The server did not respond. Refresh the page, upload the image again or wait a moment. If the problem persists, contact support.`,
  offline: msg`You are offline. Try again once you are connected.`,
}
