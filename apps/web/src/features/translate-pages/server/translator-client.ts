import { type ApiClient, createApiClient } from '@fukidashi/api-client/create-api-client'
import { getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import { downloadImagesZip, uploadImage } from '@fukidashi/contract/image-calls'
import { editResult, handInWords, translateRegion } from '@fukidashi/contract/result-calls'
import { cancelTranslateTask, getTranslateResult, submitTranslateTask } from '@fukidashi/contract/translation-calls'
import { storedToken } from '../../../shell/stored-token.ts'

const calls = {
  uploadImage,
  submitTranslateTask,
  getTranslateResult,
  cancelTranslateTask,
  handInWords,
  editResult,
  translateRegion,
  downloadImagesZip,
  getRemainingTranslations,
}

/** Makes the client of the translator's calls, which signs with the server's key. */
export function createTranslatorClient(publicKey: string): ApiClient<typeof calls> {
  return createApiClient(calls, { baseURL: location.origin, sign: { publicKey }, token: storedToken })
}
