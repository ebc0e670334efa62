import type { ReaderEngineId, ReaderFailureKey, ReaderObstacle } from '@fukidashi/reader-engines/reader-engine'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WindowEngineId } from '../messaging/engine-messages.ts'

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

/** What has to be downloaded before an engine can begin; browsers do not tell the size. */
export const downloadWords: Readonly<Record<WindowEngineId, MessageDescriptor>> = {
  browser: msg`Your browser has to download a language pack first. It does not say how large the pack is; expect some tens of megabytes.`,
  browserModel: msg`Your browser has to download its language model first. It does not say how large the model is; expect several gigabytes.`,
}

const failed = msg`The download failed. Check your connection and free disk space, then try again.`

/** What a reader is told of a download that did not work. */
export const downloadFailureWords: Readonly<Partial<Record<ReaderFailureKey, MessageDescriptor>>> & {
  readonly downloadFailed: MessageDescriptor
} = {
  unavailable: msg`Not available for these languages`,
  downloadFailed: failed,
  downloadStalled: msg`The download is not making progress. Try again later, or choose another translation engine.`,
  blocked: msg`Your browser’s settings do not allow this. Choose another translation engine.`,
}
