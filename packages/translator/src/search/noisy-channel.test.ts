import { describe, expect, it } from 'vitest'
import { createTableModel, tableTokens } from '../fixtures/table-model.ts'
import { rankByChannel } from './noisy-channel.ts'

const { eos, a, b, c } = tableTokens
const signal = new AbortController().signal
const candidates = (...texts: string[]) => texts.map((text, index) => ({ text, score: -index / 10, likelihood: 0.5 }))
const textsOf = (ranked: readonly { readonly text: string }[]) => ranked.map(({ text }) => text)

// Says each letter of what it is given once more; of anything else it says nothing that is likely.
function createEcho() {
  const model = createTableModel((said, source) => {
    const letter = source - eos
    if (said === '') return letter in { [a]: 0, [b]: 0, [c]: 0 } ? { [letter]: 0.9 } : { [eos]: 0.5 }
    return { [eos]: 0.9 }
  })
  return { model, targetId: 0, allowed: Uint32Array.of(eos, a, b, c) }
}

describe('rankByChannel', () => {
  it('puts a candidate first from which the source can be said back', async () => {
    const [ranked] = await rankByChannel(
      createEcho(),
      [{ source: 'b', candidates: candidates('a', 'b', 'c') }],
      1,
      signal,
    )
    expect(textsOf(ranked!)).toEqual(['b', 'a', 'c'])
  })

  it('leaves the better score in front where both say the source back alike', async () => {
    const [ranked] = await rankByChannel(createEcho(), [{ source: 'b', candidates: candidates('a', 'c') }], 1, signal)
    expect(textsOf(ranked!)).toEqual(['a', 'c'])
  })

  it('scores sources of other lengths together as alone', async () => {
    const lists = [
      { source: 'b', candidates: candidates('a', 'b') },
      { source: 'ccc', candidates: candidates('c', 'b', 'a') },
      { source: '', candidates: candidates('a') },
      { source: 'ab', candidates: candidates('a', 'b') },
    ]
    const together = await rankByChannel(createEcho(), lists, 1.6, signal)
    const alone = await Promise.all(
      lists.map(async (list) => (await rankByChannel(createEcho(), [list], 1.6, signal))[0]),
    )
    expect(together).toEqual(alone)
    expect(textsOf(together[0]!)).toEqual(['b', 'a'])
  })

  it('takes a piece of the source that the decoder does not know for the unknown one', async () => {
    const { model, ...echo } = createEcho()
    const vocabulary = { ...model.tokenizer.vocabulary, said: c }
    const asked: number[] = []
    const step: typeof model.step = async (source, tokens, ...others) => {
      asked.push(...tokens)
      return await model.step(source, tokens, ...others)
    }
    const knowing = { ...model, step, tokenizer: { ...model.tokenizer, vocabulary } }
    await rankByChannel({ model: knowing, ...echo }, [{ source: 'bc', candidates: candidates('a', 'b') }], 1, signal)
    expect(new Set(asked)).toEqual(new Set([vocabulary.bos, b, vocabulary.unk]))
  })

  it('asks no weights where there is no choice, and stops when it is told to', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'))
    const one = [{ source: 'b', candidates: candidates('a') }]
    expect((await rankByChannel(createEcho(), one, 1, aborted)).map(textsOf)).toEqual([['a']])
    const two = [{ source: 'b', candidates: candidates('a', 'b') }]
    await expect(rankByChannel(createEcho(), two, 1, aborted)).rejects.toThrow('stopped')
  })
})
