import { isHeldOutSentence } from '@fukidashi/comic-dialogue/held-out'
import { readDialogue, readDialoguePairs } from '@fukidashi/comic-dialogue/read-dialogue'
import { describe, expect, it } from 'vitest'
import { readTrainedDialogue } from './dialogue.ts'
import type { SentencePair } from './sentence-set.ts'

describe('the dialogue that may be trained on', () => {
  it('has the lines in two languages, in the asked direction, and none that is held out', () => {
    const fromJapanese = readTrainedDialogue('JPN', 'ENG')
    const kept = [...readDialogue(), ...readDialoguePairs('jpn')].filter(({ isHeldOut }) => !isHeldOut)
    expect(fromJapanese.length).toBe(kept.length)
    expect(fromJapanese.filter(({ reference }) => isHeldOutSentence(reference))).toEqual([])
    const { texts } = readDialoguePairs('jpn').find(({ isHeldOut }) => !isHeldOut)!
    const has = (pairs: readonly SentencePair[], source: string, reference: string) =>
      pairs.some((pair) => pair.source === source && pair.reference === reference)
    expect(has(fromJapanese, texts.other, texts.eng)).toBe(true)
    expect(has(readTrainedDialogue('ENG', 'JPN'), texts.eng, texts.other)).toBe(true)
  })

  it('is five columns alone between two languages that are not English, and nothing where it is not written', () => {
    const lines = readDialogue().filter(({ isHeldOut }) => !isHeldOut)
    expect(readTrainedDialogue('JPN', 'KOR').length).toBe(lines.length)
    expect(readTrainedDialogue('ENG', 'THA')).toEqual([])
  })
})
