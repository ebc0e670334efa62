import { afterAll, describe, expect, it, vi } from 'vitest'
import type { GroupedPage, RecognizedPage } from '../page.ts'
import type { CanvasContext } from '../ports.ts'
import { createNodePlatform } from '../platform/node/create-node-platform.ts'
import { createRecognizeStage } from './create-recognize-stage.ts'
import { drawnTextPage } from './fixtures/drawn-text-page.ts'

// Weights are loaded within the first tests.
vi.setConfig({ testTimeout: 60_000 })

const platform = createNodePlatform({ parallelism: 2 })
const recognize = createRecognizeStage(platform)
afterAll(() => platform.dispose())

const read = (page: GroupedPage, signal = new AbortController().signal): Promise<RecognizedPage> =>
  recognize(page, { signal, report: () => {} })
const texts = ({ regions }: RecognizedPage): string[] => regions.map(({ text }) => text)

describe('reading', () => {
  it('reads columns, without the balloon border and the screentone that come near them', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['今日は天気が', 'いいですね'], font: 'japanese', at: [400, 120], sizePx: 24, direction: 'vertical' }],
      { from: 'JPN' },
      (context) => {
        context.strokeStyle = 'black'
        context.lineWidth = 3
        context.fillStyle = '#222'
        context.fillRect(404, 110, 3, 170)
        context.fillRect(330, 110, 77, 3)
        for (let x = 300; x < 335; x += 4) for (let y = 110; y < 280; y += 4) context.fillRect(x, y, 2, 2)
      },
    )
    expect(texts(await read(page))).toEqual(['今日は天気がいいですね'])
  })

  it('reads marks that stand side by side at the end of a column', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['まさか'], font: 'japanese', at: [200, 100], sizePx: 30, direction: 'vertical' }],
      { from: 'JPN' },
    )
    const marked = await drawnTextPage(
      platform,
      [
        { lines: ['まさか'], font: 'japanese', at: [200, 100], sizePx: 30, direction: 'vertical' },
        { lines: ['!?'], font: 'latin', at: [174, 196], sizePx: 24 },
      ],
      { from: 'JPN' },
    )
    const [column, marks] = marked.regions
    const line = { ...column!.lines[0]!, box: [170, 100, 34, 124] as const }
    const joined = { ...column!, box: line.box, lines: [line] }
    expect(marks).toBeDefined()
    expect(texts(await read(page))).toEqual(['まさか'])
    expect(texts(await read({ ...marked, regions: [joined] }))).toEqual(['まさか!?'])
  })

  it('reads rows in capitals and joins words that a hyphen parts at a line end', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['WHERE DID EVERY-', 'BODY GO TONIGHT?'], font: 'latin', at: [60, 80], sizePx: 28 }],
      { from: 'ENG' },
    )
    expect(texts(await read(page))).toEqual(['WHERE DID EVERYBODY GO TONIGHT?'])
  })

  it('reads accents and opening marks', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['¿Quién está ahí?', '¡Qué corazón, señor!'], font: 'latin', at: [60, 80], sizePx: 28 }],
      { from: 'ESP' },
    )
    expect(texts(await read(page))).toEqual(['¿Quién está ahí? ¡Qué corazón, señor!'])
  })

  it('reads light letters with a dark outline on art, and says how they look', async () => {
    const page = await drawnTextPage(
      platform,
      [
        {
          lines: ['Look behind you'],
          font: 'latin',
          at: [60, 80],
          sizePx: 40,
          colour: '#ffee88',
          outline: '#101040',
          ground: 'art',
        },
      ],
      { from: 'ENG' },
      (context) => {
        for (let x = 0; x < 640; x += 8) {
          context.fillStyle = `rgb(${80 + (x % 90)}, ${120 + (x % 60)}, 140)`
          context.fillRect(x, 0, 8, 480)
        }
      },
    )
    const { regions } = await read(page)
    expect(regions.map(({ text }) => text)).toEqual(['Look behind you'])
    const { colour, outline } = regions[0]!.look
    expect(colour[0]).toBeGreaterThan(220)
    expect(colour[2]).toBeLessThan(180)
    expect(outline?.[0]).toBeLessThan(70)
  })

  it('tells letters from a thick line around them on plain ground', async () => {
    const page = await drawnTextPage(
      platform,
      [
        {
          lines: ['THE SAME SHIP', 'SAILED AGAIN'],
          font: 'latin',
          at: [60, 80],
          sizePx: 40,
          colour: '#ffffff',
          outline: '#442255',
          ground: 'flat',
        },
      ],
      { from: 'ENG' },
      (context) => {
        context.fillStyle = '#f5a070'
        context.fillRect(0, 0, 640, 480)
      },
    )
    const { regions } = await read(page)
    expect(regions.map(({ text }) => text)).toEqual(['THE SAME SHIP SAILED AGAIN'])
    const { colour, outline } = regions[0]!.look
    expect(Math.min(...colour)).toBeGreaterThan(230)
    expect(Math.max(...(outline ?? [255]))).toBeLessThan(130)
  })

  it('reads no letter into a speck that stands apart as a line', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['저녁이다', '·'], font: 'korean', at: [120, 200], sizePx: 40 }],
      { from: 'KOR' },
    )
    expect(texts(await read(page))).toEqual(['저녁이다'])
  })

  it('reads leaning and narrow letters', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['巨大な怪物の薬'], font: 'japanese', at: [120, 200], sizePx: 40, lean: 0.22, narrow: 0.62 }],
      { from: 'JPN' },
    )
    expect(texts(await read(page))).toEqual(['巨大な怪物の薬'])
  })

  it('straightens turned rows', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['The wind is rising'], font: 'latin', at: [80, 80], sizePx: 32, angle: 0.3 }],
      { from: 'ENG' },
    )
    expect(texts(await read(page))).toEqual(['The wind is rising'])
  })

  it('lays rows out again that were taken for columns', async () => {
    const page = await drawnTextPage(
      platform,
      [{ lines: ['We are', 'not late'], font: 'latin', at: [80, 80], sizePx: 30 }],
      { from: 'ENG' },
    )
    const [region] = page.regions
    const lines = [{ ...region!.lines[0]!, box: region!.box, direction: 'vertical' as const }]
    const { regions } = await read({ ...page, regions: [{ ...region!, direction: 'vertical', lines }] })
    expect(regions.map(({ text, direction }) => [text, direction])).toEqual([['We are not late', 'horizontal']])
  })

  it('leaves out hatching that was taken for text', async () => {
    const page = await drawnTextPage(
      platform,
      [
        { lines: ['That is all'], font: 'latin', at: [60, 80], sizePx: 28 },
        { lines: ['/////////'], font: 'latin', at: [60, 300], sizePx: 40, ground: 'art' },
      ],
      { from: 'ENG' },
    )
    expect(texts(await read(page))).toEqual(['That is all'])
  })

  it('tells speech from sounds and from marks', async () => {
    const page = await drawnTextPage(
      platform,
      [
        { lines: ['Are you there?'], font: 'latin', at: [60, 60], sizePx: 24 },
        { lines: ['BOOM'], font: 'latin', at: [60, 160], sizePx: 70, ground: 'art' },
        { lines: ['...'], font: 'latin', at: [60, 300], sizePx: 40 },
      ],
      { from: 'ENG' },
    )
    const { regions } = await read(page)
    expect(regions.map(({ text, kind }) => [text, kind])).toEqual([
      ['Are you there?', 'speech'],
      ['BOOM', 'sound'],
      ['...', 'mark'],
    ])
  })
})

describe('the language of a page', () => {
  const pages = [
    ['JPN', 'japanese', ['お待ちください', 'すぐに戻ります', '窓を閉めてね']],
    ['KOR', 'korean', ['오늘은 날씨가 좋네요', '같이 산책할까요']],
    ['CHS', 'simplified', ['请等我一下', '这里没有人来过', '我们马上回来']],
    ['CHT', 'traditional', ['請等我一下', '這裡沒有人來過', '我們馬上回來']],
    ['ENG', 'latin', ['Please wait a moment,', 'I will be right back', 'with your coat']],
    ['FRA', 'latin', ['Attendez un instant,', 'je reviens tout de suite', 'avec votre manteau']],
    ['DEU', 'latin', ['Warte einen Augenblick,', 'ich komme gleich zurück', 'und bringe den Mantel']],
    ['ITA', 'latin', ['Aspetta un momento,', 'torno subito da te', 'con il tuo cappotto']],
  ] as const

  it.each(pages)('is found to be %s', async (language, font, lines) => {
    const page = await drawnTextPage(platform, [{ lines, font, at: [60, 80], sizePx: 28 }])
    const recognized = await read(page)
    expect(recognized.language).toBe(language)
    expect(recognized.regions.map((region) => region.language)).toEqual([language])
  })

  it.each([
    ['JPN', 'japanese', ['窓を閉めて', 'ください']],
    ['CHS', 'simplified', ['这里没有人来过', '我们马上回来']],
    ['CHT', 'traditional', ['這裡沒有人來過', '我們馬上回來']],
  ] as const)('is found from columns to be %s', async (language, font, lines) => {
    const page = await drawnTextPage(platform, [{ lines, font, at: [400, 80], sizePx: 28, direction: 'vertical' }])
    const recognized = await read(page)
    expect(recognized.language).toBe(language)
    expect(texts(recognized)).toEqual([lines.join('')])
  })
})

describe('the language of a page of few words', () => {
  const few = async (lines: readonly string[], options: object = {}, paint?: Parameters<typeof drawnTextPage>[3]) => {
    const texts = lines.map((line, index) => ({
      lines: [line],
      font: 'japanese' as const,
      at: [520 - 160 * index, 80] as const,
      sizePx: 30,
      direction: 'vertical' as const,
    }))
    const { language, isLanguageSure } = await read(await drawnTextPage(platform, texts, options, paint))
    return { language, isLanguageSure }
  }

  it('is Japanese by one character that only Japanese writes, but it is not sure of so little', async () => {
    expect(await few(['伝令！'])).toEqual({ language: 'JPN', isLanguageSure: false })
  })

  it('is Japanese where kana stand beside kanji that Chinese has too', async () => {
    expect((await few(['了解した', '敵軍接近'])).language).toBe('JPN')
  })

  it('is Japanese in columns of shared kanji on a grey page, and open on a coloured one', async () => {
    const coloured = (context: CanvasContext) => {
      context.fillStyle = '#e04040'
      context.fillRect(0, 0, 640, 60)
    }
    expect(await few(['敵軍接近'])).toEqual({ language: 'JPN', isLanguageSure: false })
    expect((await few(['敵軍接近'], {}, coloured)).isLanguageSure).toBe(false)
    expect(await few(['敵軍接近'], { seriesLanguage: 'CHT' }, coloured)).toEqual({
      language: 'CHT',
      isLanguageSure: false,
    })
  })

  it('is its own where the page says enough, whatever the pages around it are in', async () => {
    const lines = ['窓を閉めてください', 'どこへ行くんですか', '待っていたのに']
    expect(await few(lines, { seriesLanguage: 'CHS' })).toEqual({ language: 'JPN', isLanguageSure: true })
  })
})

describe('a foreign sign', () => {
  it('on a Japanese page keeps its own language', async () => {
    const page = await drawnTextPage(platform, [
      { lines: ['窓を閉めて', 'ください'], font: 'japanese', at: [500, 80], sizePx: 28, direction: 'vertical' },
      { lines: ['BAKERY'], font: 'latin', at: [60, 80], sizePx: 34 },
    ])
    const { language, regions } = await read(page)
    expect(language).toBe('JPN')
    expect(regions.map((region) => [region.text, region.language])).toEqual([
      ['窓を閉めてください', 'JPN'],
      ['BAKERY', 'ENG'],
    ])
  })
})

describe('a run', () => {
  it('of a page without text is a success', async () => {
    const page = await drawnTextPage(platform, [])
    expect(await read(page)).toMatchObject({ language: undefined, regions: [] })
    expect(await read({ ...page, options: { ...page.options, from: 'ENG' } })).toMatchObject({
      language: 'ENG',
      regions: [],
    })
  })

  it('refuses a language that it cannot read', async () => {
    const page = await drawnTextPage(platform, [], { from: 'RUS' })
    await expect(read(page)).rejects.toMatchObject({ key: 'sourceLanguageUnsupported' })
  })

  it('stops when it is aborted', async () => {
    const page = await drawnTextPage(platform, [{ lines: ['Stop'], font: 'latin', at: [60, 80], sizePx: 28 }])
    const reason = new Error('stopped')
    await expect(read(page, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
