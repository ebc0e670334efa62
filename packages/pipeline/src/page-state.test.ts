import { ProductError } from '@fukidashi/contract/errors'
import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { PageOptions, PageSource } from './page.ts'
import type { PageResult, WaitingPage } from './page-result.ts'
import { type PageState, parsePageState } from './page-state.ts'
import { createNodePlatform } from './platform/node/create-node-platform.ts'
import { createPageEditor, createPipeline, createStages } from './run-pipeline.ts'
import { createSentenceRow } from './translate/fixtures/sentence-row.ts'

const platform = createNodePlatform()
// Sentences long and short, in the place of an engine: what they say is no matter here.
const engines = {
  rows: [
    createSentenceRow('google', (_, place) => ['Really?', 'I never thought that it would be so far away.'][place % 2]!),
  ],
}
const pipeline = createPipeline(platform, { engines })
const editor = createPageEditor(createStages(platform, { engines }))
afterAll(async () => await platform.dispose())

const options: PageOptions = {
  to: 'ESP',
  engine: 'google',
  detector: 'default',
  fontStyle: 'comic',
  upperCase: false,
  glossary: {},
}
const signal = new AbortController().signal
const files = readdirSync(samplePagesFolder).filter((name) => /\.(png|jpg|webp)$/.test(name))

function sourceOf(name: string, changes: Partial<PageOptions> = {}): PageSource {
  const bytes = new Uint8Array(readFileSync(samplePagesFolder + name))
  return { name, bytes, options: { ...options, ...changes } }
}

/** As a person, a file or another process would hand it over. */
const travelled = (state: PageState): PageState => parsePageState(JSON.parse(JSON.stringify(state)))

function wordsOf({ regions }: PageResult): Record<string, string> {
  return Object.fromEntries(regions.flatMap(({ id, translation }) => (translation ? [[id, translation]] : [])))
}

const finished = new Map<string, Promise<PageResult>>()
/** A sample page in one run, once for all tests. */
function inOneRun(name: string): Promise<PageResult> {
  const known = finished.get(name) ?? pipeline.translate(sourceOf(name), { keepsPage: true })
  finished.set(name, known)
  return known
}

describe('a page that is stopped before its translation', () => {
  it.each(files)('goes on to the very bytes of one run: %s', async (name) => {
    const whole = await inOneRun(name)
    const { engine: _, ...withoutEngine } = sourceOf(name).options
    const source = { ...sourceOf(name), options: withoutEngine }
    const read = await pipeline.read(source)
    const pages = isWaiting(read) ? await goOn(source, read, wordsOf(whole)) : [read]
    for (const page of pages) {
      expect(page.outcome).toBe(whole.outcome)
      expect(Buffer.compare(page.bytes, whole.bytes)).toBe(0)
      expect(Buffer.compare(page.overlay, whole.overlay)).toBe(0)
    }
  })
})

function isWaiting(page: WaitingPage | PageResult): page is WaitingPage {
  return page.outcome === 'awaitingWords'
}

/** The page with its words, and lettered again from what the finished page keeps, with its erased ground and without. */
async function goOn(source: PageSource, { state, toTranslate }: WaitingPage, words: Record<string, string>) {
  expect(toTranslate).toEqual(expect.arrayContaining(Object.keys(words)))
  const page = await pipeline.letter(source, { state: travelled(state), words }, { keepsPage: true })
  const kept = { state: travelled(page.kept!.state), ground: page.kept!.ground! }
  return [page, await pipeline.letter(source, kept), await pipeline.letter(source, { state: kept.state })]
}

describe('a state', () => {
  const refusal = async (change: (state: PageState) => unknown, name = '01-storm.png') => {
    const { kept } = await inOneRun('01-storm.png')
    const error = await Promise.resolve()
      .then(async () => {
        const state = parsePageState(change(structuredClone(kept!.state)))
        return await pipeline.letter(sourceOf(name), { state })
      })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProductError)
    const { key, message } = error as ProductError
    expect(key).toBe('pageStateInvalid')
    return message
  }

  it('is refused when it is none, or of another version', async () => {
    expect(await refusal(() => 'page')).toContain('expected object')
    expect(await refusal(() => null)).toContain('expected object')
    expect(await refusal((state) => ({ ...state, version: 7 }))).toContain('version 7')
    expect(await refusal((state) => ({ ...state, regions: undefined }))).toContain('regions')
  })

  it('is refused when it is damaged, and says where', async () => {
    expect(await refusal((state) => ({ ...state, regions: [...state.regions, state.regions[0]] }))).toContain('same id')
    const withFirst = (change: object) => (state: PageState) => ({
      ...state,
      regions: [{ ...state.regions[0]!, ...change }, ...state.regions.slice(1)],
    })
    expect(await refusal(withFirst({ size: -3 }))).toContain('regions.0.size')
    expect(await refusal(withFirst({ translation: 5 }))).toContain('regions.0.translation')
    expect(await refusal(withFirst({ interior: { box: [0, 0, 9, 9], runs: 'AAAA' } }))).toContain('shorter')
    expect(await refusal(withFirst({ interior: { box: [0, 0, 9, 9], runs: '//8A' } }))).toContain('longer')
    expect(await refusal(withFirst({ interior: { box: [-1, 0, 9, 9], runs: 'UQ==' } }))).toContain('beyond the page')
    expect(await refusal(withFirst({ interior: { box: [99_999, 0, 9, 9], runs: 'UQ==' } }))).toContain(
      'beyond the page',
    )
  })

  it("is refused when it is another page's, or says no language", async () => {
    expect(await refusal((state) => state, '03-memory.png')).toContain('another page')
    expect(await refusal((state) => ({ ...state, width: state.width + 1 }))).toContain('another page')
  })
})

describe('an edited page', () => {
  const name = '01-storm.png'

  /** The page with an overlay on it. */
  async function shown(overlay: Uint8Array) {
    const page = await platform.codec.decode(sourceOf(name).bytes)
    const { data } = await platform.codec.decode(overlay)
    for (let start = 0; start < data.length; start += 4)
      if (data[start + 3] !== 0) page.data.set(data.subarray(start, start + 4), start)
    return page
  }

  /** The box in which the page looks different with two overlays. */
  async function changedBox(
    before: Uint8Array,
    after: Uint8Array,
  ): Promise<[number, number, number, number] | undefined> {
    const [one, other] = [await shown(before), await shown(after)]
    let [left, top, right, bottom] = [one.width, one.height, -1, -1]
    for (let index = 0; index < one.data.length; index += 4) {
      if ([0, 1, 2, 3].every((channel) => one.data[index + channel] === other.data[index + channel])) continue
      const [x, y] = [(index / 4) % one.width, Math.floor(index / 4 / one.width)]
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
    }
    return right < 0 ? undefined : [left, top, right - left + 1, bottom - top + 1]
  }

  const open = async () => {
    const { kept, overlay, regions } = await inOneRun(name)
    const page = await editor.open(sourceOf(name), { state: travelled(kept!.state), ground: kept!.ground! })
    const lettered = regions.filter(({ lettering }) => lettering !== undefined)
    return { page, overlay, lettered, regions }
  }

  it('changes no pixel outside the old and the new lettering of its region', async () => {
    const { page, overlay, lettered } = await open()
    for (const { id, lettering } of lettered.slice(0, 3)) {
      for (const edit of [
        { text: 'No.' },
        { size: 14 },
        { font: 'sans' },
        { align: 'start' },
        { align: 'end' },
      ] as const) {
        const edited = await editor.edit(page, [{ regionId: id, ...edit }], signal)
        const box = await changedBox(overlay, edited.overlay)
        expect(box, `${id} ${JSON.stringify(edit)}`).toBeDefined()
        const now = edited.regions.find((region) => region.id === id)!.lettering!
        const reach = [lettering!.box, now.box]
        const [left, top] = [0, 1].map((axis) => Math.min(...reach.map((own) => own[axis]!)))
        const [right, bottom] = [0, 1].map((axis) => Math.max(...reach.map((own) => own[axis]! + own[axis + 2]!)))
        expect(box![0]).toBeGreaterThanOrEqual(left!)
        expect(box![1]).toBeGreaterThanOrEqual(top!)
        expect(box![0] + box![2]).toBeLessThanOrEqual(right!)
        expect(box![1] + box![3]).toBeLessThanOrEqual(bottom!)
      }
    }
  })

  it('sets its words in the size, font and alignment that were asked for', async () => {
    const { page, lettered } = await open()
    const { id } = lettered[0]!
    const changes = [
      { regionId: id, text: 'One two three four five', size: 17.5, font: 'poppins', align: 'end' },
    ] as const
    const { regions, state } = await editor.edit(page, changes, signal)
    const region = regions.find((one) => one.id === id)!
    expect(region).toMatchObject({ translation: 'One two three four five', lettering: { fontSizePx: 17.5 } })
    expect(region.lettering!.fontFamily).toMatch(/Poppins/)
    expect(region.wishes).toEqual({ fontStyle: 'poppins', sizePx: 17.5, alignment: 'end' })
    expect(state.regions.find((one) => one.id === id)).toMatchObject({ size: 17.5, font: 'poppins', align: 'end' })
  })

  it('is the page of before when everything is taken back, after any number of edits', async () => {
    const { page, overlay, lettered } = await open()
    const regionId = lettered[1]!.id
    let edited = await editor.edit(page, [{ regionId, text: 'Never!', size: 30, font: 'sans', align: 'end' }], signal)
    edited = await editor.edit(edited.page, [{ regionId, asDrawn: true }], signal)
    edited = await editor.edit(edited.page, [{ regionId, size: null, font: null, align: null, asDrawn: false }], signal)
    expect(edited.regions.find(({ id }) => id === regionId)!.translation).toBe('Never!')
    edited = await editor.edit(edited.page, [{ regionId, text: lettered[1]!.translation! }], signal)
    expect(await changedBox(overlay, edited.overlay)).toBeUndefined()
    expect(await editor.encode(edited.page, signal)).toEqual((await inOneRun(name)).bytes)
  })

  it('shows a region as it was drawn, to the pixel, and nothing where its words are empty', async () => {
    const { page, lettered } = await open()
    const { id: regionId, box } = lettered[0]!
    const inside = async (overlay: Uint8Array) => {
      const { width, data } = await shown(overlay)
      const original = await platform.codec.decode(sourceOf(name).bytes)
      let count = 0
      for (let y = box[1]; y < box[1] + box[3]; y++)
        for (let x = box[0]; x < box[0] + box[2]; x++) {
          const start = (y * width + x) * 4
          if ([0, 1, 2].some((channel) => data[start + channel] !== original.data[start + channel])) count++
        }
      return count
    }
    const drawn = await editor.edit(page, [{ regionId, asDrawn: true }], signal)
    expect(await inside(drawn.overlay)).toBe(0)
    expect(drawn.regions.find(({ id }) => id === regionId)).not.toHaveProperty('translation')
    const bare = await editor.edit(drawn.page, [{ regionId, text: '' }], signal)
    expect(await inside(bare.overlay)).toBeGreaterThan(0)
    expect(bare.regions.find(({ id }) => id === regionId)).toMatchObject({ translation: '' })
    expect(bare.regions.find(({ id }) => id === regionId)).not.toHaveProperty('lettering')
  })

  it('erases a region for the first time when it first has words, and keeps the ground for later', async () => {
    const source = sourceOf(name)
    const { state } = (await pipeline.read(source)) as WaitingPage
    const [first, second] = (await inOneRun(name)).regions.filter(({ lettering }) => lettering !== undefined)
    const { kept } = await pipeline.letter(source, { state, words: { [first!.id]: 'Alone.' } }, { keepsPage: true })
    const page = await editor.open(source, kept!)
    const edited = await editor.edit(page, [{ regionId: second!.id, text: 'Here I am.' }], signal)
    expect(edited.ground).toBeDefined()
    expect(edited.regions.find(({ id }) => id === second!.id)!.lettering!.lines.join(' ')).toContain('Here')
    const again = await editor.open(source, { state: travelled(edited.state), ground: edited.ground! })
    const encoded = await editor.encode(again, signal)
    expect(encoded).toEqual(await editor.encode(edited.page, signal))
    expect(await editor.edit(edited.page, [{ regionId: second!.id, text: 'Here.' }], signal)).not.toHaveProperty(
      'ground',
    )
  })

  it('refuses regions that are not there, and words that the page cannot hold', async () => {
    const { page, lettered } = await open()
    await expect(editor.edit(page, [{ regionId: 'nobody', text: 'a' }], signal)).rejects.toMatchObject({
      key: 'requestInvalid',
    })
    const tooMuch = { regionId: lettered[0]!.id, text: 'word '.repeat(190), size: 400 }
    await expect(editor.edit(page, [tooMuch], signal)).rejects.toMatchObject({ key: 'textTooLong' })
    const { state } = (await pipeline.read(sourceOf(name))) as WaitingPage
    const words = { constructor: 'a' }
    await expect(pipeline.letter(sourceOf(name), { state, words })).rejects.toMatchObject({ key: 'requestInvalid' })
  })
})
