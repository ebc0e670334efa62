import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each stage of the work is called for readers. */
const stageWords: Readonly<Record<string, MessageDescriptor>> = {
  decode: msg`Opening the page`,
  detect: msg`Finding the text`,
  group: msg`Finding the balloons`,
  recognize: msg`Reading the text`,
  translate: msg`Translating the text`,
  erase: msg`Cleaning the balloons`,
  typeset: msg`Lettering`,
  encode: msg`Saving the page`,
}

const unknownStage = msg`Translating`

/** The words for a stage; one that this version does not know is just called work. */
export function wordsOfStage(stage: string | undefined): MessageDescriptor {
  return stageWords[stage ?? ''] ?? unknownStage
}
