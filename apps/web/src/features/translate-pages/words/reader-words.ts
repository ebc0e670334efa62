import type { ReaderEngineId, ReaderFailureKey, ReaderObstacle } from '@fukidashi/reader-engines/reader-engine'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What engines on the reader's side are called. */
export const readerEngineNames: Readonly<Record<ReaderEngineId, MessageDescriptor>> = {
  browser: msg`Your browser`,
  browserModel: msg`Your browser’s language model`,
  own: msg`Your own service`,
}

/** Why an engine on the reader's side cannot be used. */
export const obstacleWords: Readonly<Record<ReaderObstacle, MessageDescriptor>> = {
  noInterface: msg`Not available in this browser`,
  deviceUnsupported: msg`This device cannot run it`,
  pairUnsupported: msg`Not available for these languages`,
  notSetUp: msg`Not set up yet`,
}

/** Where the words come from with each engine, and what leaves the device. */
export const readerEngineNotes: Readonly<Record<ReaderEngineId, MessageDescriptor>> = {
  browser: msg`Translated on your device by your browser.`,
  browserModel: msg`Translated on your device by your browser’s language model.`,
  own: msg`Your browser sends the text to your service. Your key is stored in this browser only.`,
}

/** What has to be downloaded before an engine can begin; browsers do not tell the size. */
export const downloadWords: Readonly<Record<Exclude<ReaderEngineId, 'own'>, MessageDescriptor>> = {
  browser: msg`Your browser has to download a language pack first. It does not say how large the pack is; expect some tens of megabytes.`,
  browserModel: msg`Your browser has to download its language model first. It does not say how large the model is; expect several gigabytes.`,
}

const failed = msg`The translation failed. Try again, or choose another translation model.`

/** What a reader is told of each failure of an engine on their side: what happened, and what can be done. */
export const readerFailureWords: Readonly<Record<ReaderFailureKey, MessageDescriptor>> = {
  unavailable: msg`This translation model is not available for this page’s language. Choose another one.`,
  clickNeeded: msg`A download is needed first.`,
  downloadFailed: msg`The download failed. Check your connection and free disk space, then try again.`,
  downloadStalled: msg`The download is not making progress. Try again later, or choose another translation model.`,
  blocked: msg`Your browser’s settings do not allow this. Choose another translation model.`,
  textTooLong: msg`This page has more text than the translation model can take at once. Choose another one.`,
  timedOut: msg`The translation took too long. Try again, or choose another translation model.`,
  replyInvalid: msg`The service’s answer could not be used. Try again, or choose another model.`,
  refused: msg`The service refused the request. Check the model, or choose another one.`,
  unauthorised: msg`The service did not accept the key. Check it.`,
  rateLimited: msg`The service is busy, or your quota is used up. Wait a moment and try again.`,
  unreachable: msg`Nothing answers at this address. Check the address, and that the service is running.`,
  originNotAllowed: msg`The service answers, but does not allow this site to use it.`,
  addressNotEncrypted: msg`Browsers allow unencrypted addresses on this device only. Use an address that begins with https://.`,
  failed,
}
