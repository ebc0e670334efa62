import { languages } from '@fukidashi/contract/languages'
import { afterAll, describe, expect, it } from 'vitest'
import type { Box, ErasedPage, TypesetPage } from '../page.ts'
import { createNodePlatform } from '../platform/node/create-node-platform.ts'
import { localMaskHas } from '../raster/mask.ts'
import { createTypesetStage } from './create-typeset-stage.ts'
import { type DrawnBalloon, drawnBurst, drawnEllipse, drawnPage, drawnShape } from './fixtures/drawn-page.ts'
import { exemplarCharacters } from './fonts/exemplar-characters.ts'

const platform = createNodePlatform({ parallelism: 1 })
const stage = createTypesetStage(platform)
const typeset = (page: ErasedPage) => stage(page, { signal: new AbortController().signal, report: () => {} })
afterAll(() => platform.dispose())

const shapes: Readonly<Record<string, DrawnBalloon>> = {
  'a wide ellipse': { interior: drawnEllipse([50, 60, 280, 170]) },
  'a tall narrow ellipse': { interior: drawnEllipse([60, 40, 110, 330]), direction: 'vertical' },
  'a burst': { interior: drawnBurst([100, 100, 300, 260]) },
  'a box': { interior: drawnShape([40, 40, 260, 80], () => true) },
  'two joined lobes': {
    interior: drawnShape(
      [50, 50, 360, 260],
      (x, y) => Math.hypot((x + 0.4) / 0.6, (y + 0.3) / 0.7) < 1 || Math.hypot((x - 0.4) / 0.6, (y - 0.3) / 0.7) < 1,
    ),
  },
  'a turned block on art': { interior: drawnEllipse([100, 100, 260, 200]), angle: -0.4, ground: 'art' },
}

const sentences = {
  ENG: 'There is something strange about this place, don’t you think?',
  DEU: 'Die Geschwindigkeitsbegrenzung ist hier völlig unverständlich!',
  ARA: 'هناك شيء غريب في هذا المكان، ألا تظن ذلك؟',
  THA: 'ที่นี่มีอะไรแปลกๆ นะ เธอไม่คิดอย่างนั้นเหรอ?',
  JPN: 'この場所には何かおかしなものがある、「そう」思わないか!?',
  CHS: '这个地方有点奇怪，你不觉得吗？第12层……',
  KOR: '이곳은 뭔가 이상한데, 그렇게 생각하지 않아?',
  HIN: 'इस जगह में कुछ अजीब है, तुम्हें नहीं लगता?',
  VIN: 'Nơi này có gì đó kỳ lạ, cậu không nghĩ vậy sao?',
} as const

/** Pixels that lettering touched, checked against what may be touched. */
function strayInk(page: TypesetPage): number {
  let stray = 0
  for (const [index, isInk] of page.inkMask.data.entries()) {
    const [x, y] = [index % page.inkMask.width, Math.floor(index / page.inkMask.width)]
    const isInside = page.regions.some(({ balloon }) => localMaskHas(balloon.interior, x, y))
    const at = index * 4
    const isSame = [0, 1, 2, 3].every((channel) => page.finished.data[at + channel] === page.cleaned.data[at + channel])
    if ((isInk === 1 && !isInside) || (isInk === 0 && !isSame)) stray++
  }
  return stray
}

function inkCount({ inkMask }: TypesetPage): number {
  return inkMask.data.reduce((sum, value) => sum + value, 0)
}

describe.each(Object.entries(shapes))('text in %s', (_, balloon) => {
  it.each(Object.entries(sentences))('lies within it in %s, and touches nothing else', async (code, sentence) => {
    const page = await typeset(drawnPage(code as keyof typeof sentences, [balloon], [sentence]))
    expect(page.lettering[0]).toMatchObject({ fits: true, regionId: 'r0', angle: balloon.angle ?? 0 })
    expect(inkCount(page)).toBeGreaterThan(200)
    expect(strayInk(page)).toBe(0)
  })
})

describe('typesetting', () => {
  it('draws every language in fonts that have its letters', async () => {
    for (const { code } of languages) {
      const text = Array.from(exemplarCharacters[code]).slice(0, 12).join('')
      const page = await typeset(drawnPage(code, [{ interior: drawnEllipse([20, 20, 500, 500]) }], [text]))
      expect(inkCount(page), code).toBeGreaterThan(300)
      expect(page.lettering[0]!.fits, code).toBe(true)
    }
  })

  it('leaves regions without a translation alone, and empty ones bare', async () => {
    const balloons = [shapes['a wide ellipse']!, shapes['a burst']!]
    const source = drawnPage('ENG', balloons, [undefined, '  '])
    const page = await typeset(source)
    expect(page.lettering).toEqual([])
    expect(page.finished.data).toEqual(source.cleaned.data)
    expect(inkCount(page)).toBe(0)
  })

  it('gives the same page for the same input', async () => {
    const source = drawnPage('ENG', [shapes['a burst']!, shapes['a wide ellipse']!], [sentences.ENG, 'Huh?'])
    const [first, second] = [await typeset(source), await typeset(source)]
    expect(second.finished.data).toEqual(first.finished.data)
    expect(second.lettering).toEqual(first.lettering)
  })

  it('never sets smaller than nine pixels on a page of a thousand, and says when that leaves the balloon', async () => {
    const tiny = { interior: drawnEllipse([270, 280, 46, 40]) }
    const page = await typeset(drawnPage('ENG', [tiny], [sentences.ENG]))
    expect(page.lettering[0]!.fontSizePx).toBeGreaterThanOrEqual(0.009 * 600)
    const crowded = await typeset(drawnPage('ENG', [tiny], [sentences.ENG.repeat(6)]))
    expect(crowded.lettering[0]!.fontSizePx).toBeGreaterThanOrEqual(0.009 * 600)
    expect(crowded.lettering[0]!.fits).toBe(false)
  })

  it('breaks a word that no line holds, without losing a letter', async () => {
    const word = 'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaargh!'
    const page = await typeset(drawnPage('ENG', [{ interior: drawnEllipse([250, 100, 90, 300]) }], [word]))
    expect(page.lettering[0]!.fits).toBe(true)
    expect(page.lettering[0]!.lines.join('').replaceAll('-', '')).toBe(word)
  })

  it('turns lines in boxes too narrow for upright ones', async () => {
    const narrow: DrawnBalloon = { interior: drawnShape([200, 50, 20, 300], () => true), direction: 'vertical' }
    const page = await typeset(drawnPage('ENG', [narrow], ['Meanwhile, at the school']))
    expect(page.lettering[0]).toMatchObject({ angle: Math.PI / 2, fits: true, lines: ['Meanwhile, at the school'] })
    expect(strayInk(page)).toBe(0)
  })

  it('sets capitals when asked, by the rules of the language', async () => {
    const page = await typeset(drawnPage('TRK', [shapes['a box']!], ['iyi, ısı'], { upperCase: true }))
    expect(page.lettering[0]!.lines.join(' ')).toBe('İYİ, ISI')
  })

  it('keeps texts apart that share a balloon', async () => {
    const interior = drawnEllipse([40, 40, 420, 260])
    const balloons: DrawnBalloon[] = [
      { interior, box: [90, 110, 120, 100] },
      { interior, box: [290, 120, 120, 100] },
    ]
    const { lettering } = await typeset(drawnPage('ENG', balloons, ['First this, my friend.', 'And then that!']))
    const [left, right] = lettering.map(({ box }) => box) as [Box, Box]
    expect(left[0] + left[2]).toBeLessThanOrEqual(right[0])
  })

  it('keeps off text that stays as it was', async () => {
    const interior = drawnEllipse([40, 40, 420, 260])
    const balloons: DrawnBalloon[] = [
      { interior, box: [90, 110, 120, 100] },
      { interior, box: [290, 120, 120, 100] },
    ]
    const page = await typeset(drawnPage('ENG', balloons, ['First this, my old friend, and then that!', undefined]))
    const [left, , width] = page.lettering[0]!.box
    expect(left + width).toBeLessThanOrEqual(290)
  })

  it('sets balloons that looked alike in sizes that look alike', async () => {
    const balloons = [
      { interior: drawnEllipse([20, 20, 260, 180]) },
      { interior: drawnEllipse([300, 20, 280, 200]) },
      { interior: drawnEllipse([20, 240, 270, 190]) },
    ]
    const texts = ['Wait for me over there.', 'Yes.', 'I will be back before the sun goes down, I promise.']
    const { lettering } = await typeset(drawnPage('ENG', balloons, texts))
    const sizes = lettering.map(({ fontSizePx }) => fontSizePx)
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.36)
  })

  it('keeps the colour of the source, and outlines it where it could not be read', async () => {
    const look = { colour: [240, 210, 150], glyphSizePx: 20, isBold: false } as const
    const { lettering } = await typeset(drawnPage('ENG', [{ ...shapes['a box']!, look }], ['Pale']))
    expect(lettering[0]).toMatchObject({ colour: [240, 210, 150], outline: [0, 0, 0] })
  })

  it('takes what thin strokes measured for the one black or white that was meant', async () => {
    const looks = (
      [
        [38, 37, 41],
        [66, 66, 66],
        [105, 20, 20],
      ] as const
    ).map((colour) => ({ colour, glyphSizePx: 20, isBold: false }) as const)
    const balloons = looks.map((look, row) => ({ interior: drawnEllipse([50, 20 + 190 * row, 300, 170]), look }))
    const { lettering } = await typeset(drawnPage('ENG', balloons, ['One', 'Two', 'Three']))
    expect(lettering.map(({ colour }) => colour)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [105, 20, 20],
    ])
  })

  it('sets all texts of one source in one weight, and only clearly larger ones in another', async () => {
    const look = (isBold: boolean, glyphSizePx = 20) => ({ colour: [0, 0, 0], glyphSizePx, isBold }) as const
    const balloonsOf = (...looks: readonly ReturnType<typeof look>[]) =>
      looks.map((one, row) => ({ interior: drawnEllipse([50, 20 + 190 * row, 400, 170]), look: one }))
    const darkness = async (...looks: readonly ReturnType<typeof look>[]) => {
      const page = await typeset(drawnPage('ENG', balloonsOf(...looks), ['Never!', 'Never!', 'Never!']))
      return page.lettering.map(({ box: [left, top, width, height] }) => {
        let sum = 0
        for (let y = top; y < top + height; y++) {
          for (let x = left; x < left + width; x++) sum += 250 - page.finished.data[(y * 600 + x) * 4]!
        }
        return sum / (width * height)
      }) as [number, number, number]
    }
    const [first, lone] = await darkness(look(false), look(true), look(false))
    expect(lone / first).toBeCloseTo(1, 1)
    const [ordinary, , shout] = await darkness(look(false), look(false), look(true, 34))
    expect(shout / ordinary).toBeGreaterThan(1.08)
  })

  it('draws heavier what the source set bold', async () => {
    const inkOf = async (isBold: boolean) => {
      const look = { colour: [0, 0, 0], glyphSizePx: 20, isBold } as const
      const page = await typeset(drawnPage('ENG', [{ ...shapes['a box']!, look }], ['Never!']))
      return page.finished.data.reduce((sum, value, at) => sum + page.cleaned.data[at]! - value, 0)
    }
    expect(await inkOf(true)).toBeGreaterThan(1.1 * (await inkOf(false)))
  })

  it('spreads text that has no balloon over the even ground around it, and never over drawing', async () => {
    const block: Box = [200, 280, 120, 40]
    const open: DrawnBalloon = { interior: drawnShape(block, () => true), box: [208, 288, 104, 24] }
    const source = drawnPage('ENG', [open], ['Somebody has to tell the old captain.'])
    const inked = { ...source.cleaned, data: source.cleaned.data.slice() }
    for (let y = 0; y < 600; y++) inked.data.fill(0, (y * 600 + 340) * 4, (y * 600 + 344) * 4)
    const free = await typeset(source)
    const bounded = await typeset({ ...source, cleaned: inked })
    expect(free.lettering[0]!.box[2]).toBeGreaterThan(block[2])
    expect(free.lettering[0]!.fits).toBe(true)
    const [left, , width] = bounded.lettering[0]!.box
    expect(left + width).toBeLessThan(340)
    expect(strayInk({ ...bounded, cleaned: inked })).toBe(0)
  })

  it('leaves even ground to the text that stands nearer', async () => {
    const openAt = (x: number): DrawnBalloon => ({
      interior: drawnShape([x, 280, 120, 40], () => true),
      box: [x + 8, 288, 104, 24],
    })
    const page = await typeset(drawnPage('ENG', [openAt(100), openAt(260)], ['Tell the old captain of it.', undefined]))
    const [left, , width] = page.lettering[0]!.box
    expect(left + width).toBeLessThan(268)
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const reason = new Error('enough')
    const page = drawnPage('ENG', [shapes['a box']!, shapes['a burst']!], ['One', 'Two'])
    const running = stage(page, { signal: stop.signal, report: () => stop.abort(reason) })
    await expect(running).rejects.toBe(reason)
  })
})

describe('vertical setting', () => {
  const tall = { interior: drawnEllipse([200, 50, 200, 500]), direction: 'vertical' } as const

  it('is for Japanese and Chinese in tall balloons, never for Korean', async () => {
    const direction = async (code: 'JPN' | 'CHT' | 'KOR') =>
      (await typeset(drawnPage(code, [tall], [sentences[code === 'CHT' ? 'CHS' : code]]))).lettering[0]!.direction
    expect(await direction('JPN')).toBe('vertical')
    expect(await direction('CHT')).toBe('vertical')
    expect(await direction('KOR')).toBe('horizontal')
  })

  it('puts the full stop in the upper right corner of its place', async () => {
    const { lettering } = await typeset(drawnPage('JPN', [tall], ['。']))
    const [left, top, width, height] = lettering[0]!.box
    expect(left + width / 2).toBeGreaterThan(300)
    expect(top + height / 2).toBeLessThan(300)
  })

  it('begins no column with a mark that closes and ends none with one that opens', async () => {
    for (const width of [90, 120, 160, 200]) {
      const balloon = { interior: drawnEllipse([200, 50, width, 260]), direction: 'vertical' } as const
      const text = 'えっ、「本当」ですか。ちょっと待って（嘘でしょう）、そんなの……信じられないっ！！'
      const { lettering } = await typeset(drawnPage('JPN', [balloon], [text]))
      for (const line of lettering[0]!.lines) expect(line).not.toMatch(/^[、。」）！…っょー]|[「（]$/u)
      expect(lettering[0]!.lines.join('')).toBe(text.replace('！！', '!!'))
    }
  })
})
