import { describe, expect, it } from 'vitest'
import { searchTranslations, type SearchOptions } from './search-translations.ts'
import { createTableModel, tableTokens } from '../fixtures/table-model.ts'

const { eos, a, b, c } = tableTokens
const options: SearchOptions = {
  beams: 1,
  lengthPenalty: 1,
  uniqueRunLength: 99,
  allowed: Uint32Array.of(eos, a, b, c),
}

// Greedy search is drawn to `a`, whose continuations are all poor; `b` then `c` is likelier as a whole.
const trap = createTableModel((said) => {
  if (said === '') return { [a]: 0.6, [b]: 0.4 }
  if (said === String(a)) return { [a]: 0.35, [c]: 0.35, [eos]: 0.3 }
  if (said === String(b)) return { [c]: 0.95, [eos]: 0.05 }
  return { [eos]: 0.99, [a]: 0.01 }
})
const signal = new AbortController().signal

describe('searchTranslations', () => {
  it('greedy takes the likeliest token each time, beams find the likelier whole', async () => {
    const [greedy] = await searchTranslations(trap, [[1]], options, signal)
    const [wide] = await searchTranslations(trap, [[1]], { ...options, beams: 3 }, signal)
    expect(greedy![0]!.ids[0]).toBe(a)
    expect(wide![0]!.ids).toEqual([b, c])
    expect(wide!.map(({ score }) => score)).toEqual(
      wide!.map(({ score }) => score).toSorted((one, other) => other - one),
    )
  })

  it('greedy stops where the end is likeliest, even if going on would score better', async () => {
    const wordy = createTableModel((said) => {
      if (said === '') return { [a]: 1 }
      return said === String(a) ? { [eos]: 0.52, [b]: 0.48 } : { [eos]: 1 }
    })
    const [greedy] = await searchTranslations(wordy, [[1]], { ...options, lengthPenalty: 3 }, signal)
    expect(greedy!.map(({ ids }) => ids)).toEqual([[a]])
  })

  it('keeps the rows of a batch apart when some end before others', async () => {
    const model = createTableModel((said, source) =>
      said.length < source ? { [source % 2 === 0 ? a : b]: 1 } : { [eos]: 1 },
    )
    const found = await searchTranslations(model, [[1], [4], [2], [3]], { ...options, beams: 2 }, signal)
    expect(found.map(([best]) => best!.ids)).toEqual([[b], [a, a, a, a], [a, a], [b, b, b]])
  })

  it('ends a sentence that never ends, and repeats no run', async () => {
    const endless = createTableModel(() => ({ [a]: 0.6, [b]: 0.3, [c]: 0.1 }))
    const [limited] = await searchTranslations(endless, [[1, 1, 1, 1]], options, signal)
    expect(limited![0]!.ids.length).toBe(8 + Math.round(1.3 * 4))
    const [guarded] = await searchTranslations(endless, [[1, 1, 1, 1]], { ...options, uniqueRunLength: 2 }, signal)
    const runs = guarded![0]!.ids.slice(1).map((id, index) => `${guarded![0]!.ids[index]} ${id}`)
    expect(new Set(runs).size).toBe(runs.length)
  })

  it('says only what is allowed', async () => {
    const [found] = await searchTranslations(
      trap,
      [[1]],
      { ...options, beams: 3, allowed: Uint32Array.of(eos, a, b) },
      signal,
    )
    expect(found!.flatMap(({ ids }) => ids)).not.toContain(c)
  })

  it('goes another way where a constraint forbids a token', async () => {
    const constraints = [(ids: readonly number[], token: number) => ids.length === 1 && token === c, undefined]
    const found = await searchTranslations(trap, [[1], [1]], { ...options, beams: 3, constraints }, signal)
    expect(found[0]!.flatMap(({ ids }) => ids)).not.toContain(c)
    expect(found[0]![0]!.ids[0]).toBe(a)
    expect(found[1]![0]!.ids).toEqual([b, c])
  })

  it('stops between steps', async () => {
    const stopping = new AbortController()
    const reason = new Error('stopped by the reader')
    const model = createTableModel(() => {
      stopping.abort(reason)
      return { [a]: 1 }
    })
    await expect(searchTranslations(model, [[1]], options, stopping.signal)).rejects.toBe(reason)
  })
})
