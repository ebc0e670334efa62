import { getRemainingTranslations } from '@fukidashi/contract/credit-calls'
import { downloadImagesZip, uploadImage } from '@fukidashi/contract/image-calls'
import { editResult, handInWords, translateRegion } from '@fukidashi/contract/result-calls'
import { cancelTranslateTask, getTranslateResult, submitTranslateTask } from '@fukidashi/contract/translation-calls'
import { openSignedCalls } from '../../../shell/open-signed-calls.ts'

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

/** Asks the server what it offers, and makes the client of the translator's calls that signs with its key. */
export async function openServerCalls() {
  return await openSignedCalls(calls)
}
