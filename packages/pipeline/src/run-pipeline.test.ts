import { type StageName, stageNames } from '@fukidashi/contract/stages'
import { describe, expect, it } from 'vitest'
import type { PageSource, RecognizedRegion } from './page.ts'
import { joinStages, type Stages } from './run-pipeline.ts'
import type { PageProgress } from './run-stages.ts'

const image = { width: 2, height: 1, data: new Uint8ClampedArray(8) }
/** What a result says of a region. */
const region = {
  id: 'r1',
  box: [0, 0, 1, 1],
  direction: 'horizontal',
  angle: 0,
  kind: 'speech',
  language: 'JPN',
  text: '本',
  confidence: 0.9,
}
const mask = { width: 1, height: 1, data: new Uint8Array([1]) }
/** What only the stages know of it. */
const found = {
  lines: [],
  balloon: { ground: 'flat', interior: { box: [0, 0, 1, 1], mask } },
  look: { colour: [0, 0, 0], glyphSizePx: 10, isBold: false },
}
const textMask = { width: 2, height: 1, data: new Uint8Array(2) }

/** Stages that note their names and hand on a page with the given regions. */
function notingStages(
  seen: string[],
  regions: readonly unknown[],
  before: (name: StageName) => void = () => {},
): Stages {
  const foundRegions = (regions as RecognizedRegion[]).map((row) => ({ ...row, ...found }))
  const additions: Record<StageName, object> = {
    decode: { image, format: 'png', name: 'p', sourceBytes: new Uint8Array() },
    detect: { lines: [], textMask },
    group: { regions: foundRegions },
    recognize: { regions: foundRegions, language: 'JPN', isLanguageSure: true },
    translate: {
      regions: foundRegions.map((row) => ({ ...row, translation: 'book' })),
      route: ['JPN', 'ENG'],
      usage: {},
      glossary: { 本: 'book' },
    },
    erase: { cleaned: image },
    typeset: { finished: image, settings: [], lettering: [{ regionId: 'r1', fontSizePx: 12 }] },
    encode: { bytes: new Uint8Array([1]), overlay: new Uint8Array([2]) },
  }
  const stage =
    (name: StageName) =>
    async (input: object, { report }: { report: (progress: number) => void }) => {
      before(name)
      seen.push(name)
      report(0.5)
      return { ...input, ...additions[name] }
    }
  const files = { writeGround: async () => new Uint8Array([3]) }
  return { ...Object.fromEntries(stageNames.map((name) => [name, stage(name)])), files } as unknown as Stages
}

const source = {
  name: 'p',
  bytes: new Uint8Array(),
  options: { to: 'ENG', fontStyle: 'comic', upperCase: false, glossary: {} },
} as unknown as PageSource
const { to: _, ...withoutTarget } = source.options
const untargeted: PageSource = { ...source, options: withoutTarget }

describe('pipeline', () => {
  it('runs all stages in their order and describes the page as data', async () => {
    const seen: string[] = []
    const result = await joinStages(notingStages(seen, [region])).translate(source)
    expect(seen).toEqual([...stageNames])
    expect(result.regions).toEqual([{ ...region, translation: 'book', lettering: { regionId: 'r1', fontSizePx: 12 } }])
    expect(result).toMatchObject({
      width: 2,
      height: 1,
      language: 'JPN',
      route: ['JPN', 'ENG'],
      glossary: { 本: 'book' },
    })
    expect(Object.keys(result.ms)).toEqual([...stageNames, 'total'])
  })

  const untouched = ['decode', 'detect', 'group', 'recognize', 'encode']

  it('lets a page without text through unchanged', async () => {
    const seen: string[] = []
    const result = await joinStages(notingStages(seen, [])).translate(source)
    expect(seen).toEqual(untouched)
    expect(result).toMatchObject({ regions: [], outcome: 'withoutText' })
  })

  it('lets a page through that is in the target language already, with what it says', async () => {
    const seen: string[] = []
    const japanese: PageSource = { ...source, options: { ...source.options, to: 'JPN' } }
    const result = await joinStages(notingStages(seen, [region])).translate(japanese)
    expect(seen).toEqual(untouched)
    expect(result).toMatchObject({ regions: [region], outcome: 'inTargetLanguage' })
    const withSign = [region, { ...region, id: 'r2', language: 'ENG' }]
    expect((await joinStages(notingStages([], withSign)).translate(japanese)).outcome).toBe('done')
  })

  it('ends before translating a page of unclear language when asked to, and only then', async () => {
    const unclear = { ...notingStages([], [region]) }
    const { recognize } = unclear
    const stages = {
      ...unclear,
      recognize: async (...input: Parameters<typeof recognize>) => ({
        ...(await recognize(...input)),
        isLanguageSure: false,
      }),
    }
    const asked: PageSource = { ...source, options: { ...source.options, endsIfLanguageUnclear: true } }
    expect((await joinStages(stages).translate(asked)).outcome).toBe('languageUnclear')
    expect(await joinStages(stages).translate(source)).toMatchObject({ outcome: 'done', isLanguageSure: false })
  })

  it('cleans without translating or lettering', async () => {
    const seen: string[] = []
    const result = await joinStages(notingStages(seen, [region])).clean(untargeted)
    expect(seen).toEqual(['decode', 'detect', 'group', 'recognize', 'erase', 'encode'])
    expect(result.regions).toEqual([region])
  })

  it('inspects up to reading, and to the end when there is a language to translate into', async () => {
    const seen: string[] = []
    const pipeline = joinStages(notingStages(seen, [region]))
    expect((await pipeline.inspect(untargeted)).regions).toEqual([region])
    expect(seen).toEqual(['decode', 'detect', 'group', 'recognize'])
    expect(await pipeline.inspect(source)).not.toHaveProperty('bytes')
    expect(seen.slice(4)).toEqual([...stageNames])
  })

  it('reports a progress that only grows, up to 1', async () => {
    const reports: PageProgress[] = []
    await joinStages(notingStages([], [region])).translate(source, { onProgress: (report) => reports.push(report) })
    const values = reports.map(({ progress }) => progress)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values[0]).toBe(0)
    expect(values.at(-1)).toBeCloseTo(1)
    expect(new Set(reports.map(({ stage }) => stage)).size).toBe(stageNames.length)
  })

  it('stops between stages with the reason of the signal', async () => {
    const seen: string[] = []
    const controller = new AbortController()
    const abortAtGroup = (name: StageName) => name === 'group' && controller.abort(new Error('enough'))
    const pipeline = joinStages(notingStages(seen, [region], abortAtGroup))
    await expect(pipeline.translate(source, { signal: controller.signal })).rejects.toThrow('enough')
    expect(seen).toEqual(['decode', 'detect', 'group'])
  })
})
