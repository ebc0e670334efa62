import { describe, expect, it } from 'vitest'
import { parseMeaningLines, passes, readMeaningSets } from './meaning-lines.ts'

describe('lines of meaning', () => {
  it('are about 300, of ours, in four directions, each once', () => {
    const sets = readMeaningSets()
    expect(sets.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(['CHS-ENG', 'ENG-ESP', 'JPN-ENG', 'KOR-ENG'])
    const sources = sets.flatMap(({ lines }) => lines.map(({ source }) => source))
    expect(sources.length).toBeGreaterThanOrEqual(300)
    expect(new Set(sources).size).toBe(sources.length)
  })

  it('pass when every pattern is found, in any order and letter case', () => {
    const [line] = parseMeaningLines('who\t兄に殴られた\tbrother; \\bme\\b; (hit|punch)')
    expect(passes(line!, 'My BROTHER hit me.')).toBe(true)
    expect(passes(line!, 'I was hit by my brother.')).toBe(false)
    expect(passes(line!, 'It hit me.')).toBe(false)
  })

  it('never pass on nothing, or on the source as it stands', () => {
    const passed = readMeaningSets().flatMap(({ lines }) =>
      lines.filter((line) => passes(line, '') || passes(line, line.source)).map(({ source }) => source),
    )
    expect(passed).toEqual([])
  })

  it('are refused without their three columns', () => {
    expect(() => parseMeaningLines('who\t兄に殴られた')).toThrow('Not three columns')
  })
})
