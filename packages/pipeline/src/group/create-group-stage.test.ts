import type { LanguageCode } from '@fukidashi/contract/languages'
import { describe, expect, it } from 'vitest'
import type { TextRegion } from '../page.ts'
import type { Platform } from '../ports.ts'
import { countMask, localMaskHas } from '../raster/mask.ts'
import { createGroupStage } from './create-group-stage.ts'
import { type DrawnLettering, drawnLettering } from './fixtures/drawn-lettering.ts'

const group = createGroupStage({} as Platform)
const signal = new AbortController().signal

async function regionsOf(drawn: DrawnLettering): Promise<readonly TextRegion[]> {
  return (await group(drawn.page(), { signal, report: () => {} })).regions
}

describe('group', () => {
  it('joins the columns of one balloon and fills its inside up to the border', async () => {
    const drawn = drawnLettering(300, 300)
    drawn.fill(() => [120, 150, 90])
    drawn.ellipse([150, 150], 80, 110)
    drawn.line([170, 90], 5, 20, 'vertical')
    drawn.line([140, 90], 4, 20, 'vertical')
    const [region, ...others] = await regionsOf(drawn)
    expect(others).toEqual([])
    expect(region!.lines.map(({ box }) => box[0])).toEqual([170, 140])
    expect(region!.box).toEqual([140, 90, 50, 116])
    expect(region!.balloon.ground).toBe('flat')
    const { interior } = region!.balloon
    expect(countMask(interior.mask)).toBeGreaterThan(Math.PI * 80 * 110 * 0.97)
    expect(countMask(interior.mask)).toBeLessThan(Math.PI * 80 * 110 * 1.03)
    expect(localMaskHas(interior, 180, 100)).toBe(true)
    expect(localMaskHas(interior, 150, 30)).toBe(false)
  })

  it('keeps neighbouring balloons apart and reads columns from the right', async () => {
    const drawn = drawnLettering(400, 300)
    drawn.ellipse([100, 150], 60, 90)
    drawn.ellipse([226, 150], 60, 90)
    drawn.line([130, 100], 4, 22, 'vertical')
    drawn.line([176, 100], 4, 22, 'vertical')
    const regions = await regionsOf(drawn)
    expect(regions.map(({ id, box }) => [id, box[0]])).toEqual([
      ['r1', 176],
      ['r2', 130],
    ])
  })

  it('parts two balloons that are drawn into each other', async () => {
    const drawn = drawnLettering(460, 320)
    drawn.fill(() => [150, 150, 150])
    drawn.ellipse([150, 120], 90, 80)
    drawn.ellipse([290, 200], 90, 80)
    drawn.fill((x, y) => (Math.hypot((x - 150) / 90, (y - 120) / 80) <= 1 ? [255, 255, 255] : undefined))
    drawn.line([160, 80], 4, 20, 'vertical')
    drawn.line([132, 80], 4, 20, 'vertical')
    drawn.line([300, 160], 4, 20, 'vertical')
    drawn.line([272, 160], 4, 20, 'vertical')
    const regions = await regionsOf(drawn)
    expect(regions.map(({ lines }) => lines.length)).toEqual([2, 2])
    const [right, left] = regions.map(({ balloon }) => balloon.interior)
    expect(localMaskHas(left!, 150, 120)).toBe(true)
    expect(localMaskHas(right!, 150, 120)).toBe(false)
    expect(localMaskHas(right!, 290, 200)).toBe(true)
  })

  it('parts two blocks side by side, also where a row runs through both', async () => {
    const drawn = drawnLettering(520, 260)
    drawn.line([40, 60], 6, 20, 'horizontal')
    drawn.line([220, 60], 6, 20, 'horizontal')
    // This row was taken for one line, with a gap as wide as a glyph between the blocks.
    drawn.rowOf([40, 90], [7, 6], 20, 24)
    drawn.line([52, 120], 6, 20, 'horizontal')
    drawn.line([240, 120], 5, 20, 'horizontal')
    drawn.line([64, 150], 4, 20, 'horizontal')
    drawn.line([232, 150], 5, 20, 'horizontal')
    const regions = await regionsOf(drawn)
    expect(regions.map(({ box, lines }) => [box[0], lines.length])).toEqual([
      [40, 4],
      [220, 4],
    ])
  })

  it('keeps a text whole of which one row has a wide gap', async () => {
    const drawn = drawnLettering(420, 260)
    drawn.fill(() => [120, 150, 90])
    drawn.ellipse([210, 130], 190, 110)
    drawn.line([100, 70], 9, 20, 'horizontal')
    drawn.line([80, 100], 4, 20, 'horizontal')
    drawn.line([204, 100], 5, 20, 'horizontal')
    drawn.line([92, 130], 10, 20, 'horizontal')
    drawn.line([110, 160], 8, 20, 'horizontal')
    expect((await regionsOf(drawn)).map(({ lines }) => lines.length)).toEqual([5])
  })

  it('leaves readings beside a column out', async () => {
    const drawn = drawnLettering(200, 300)
    drawn.ellipse([100, 150], 70, 120)
    drawn.line([90, 80], 5, 24, 'vertical')
    drawn.line([117, 85], 4, 10, 'vertical')
    const [region] = await regionsOf(drawn)
    expect(region!.lines.map(({ box }) => box[0])).toEqual([90])
  })

  it('looks for readings beside Japanese alone', async () => {
    const drawn = drawnLettering(360, 200)
    drawn.fill(() => [120, 150, 90])
    drawn.ellipse([180, 100], 160, 80)
    drawn.line([120, 80], 6, 10, 'horizontal')
    drawn.line([100, 94], 7, 20, 'horizontal')
    const linesFrom = async (from: LanguageCode): Promise<number | undefined> => {
      const page = drawn.page()
      const { regions } = await group({ ...page, options: { ...page.options, from } }, { signal, report: () => {} })
      return regions[0]?.lines.length
    }
    expect(await linesFrom('JPN')).toBe(1)
    expect(await linesFrom('KOR')).toBe(2)
  })

  it('keeps columns together that ruby holds apart', async () => {
    const drawn = drawnLettering(300, 300)
    drawn.fill(() => [120, 150, 90])
    drawn.ellipse([150, 150], 100, 120)
    drawn.line([190, 90], 5, 22, 'vertical')
    drawn.line([150, 90], 4, 22, 'vertical')
    drawn.line([174, 92], 4, 10, 'vertical')
    drawn.line([110, 90], 5, 22, 'vertical')
    drawn.line([214, 92], 3, 10, 'vertical')
    const regions = await regionsOf(drawn)
    expect(regions.map(({ lines }) => lines.map(({ box }) => box[0]))).toEqual([[190, 150, 110]])
  })

  it('gives text on art its own block and reads rows from the left', async () => {
    const drawn = drawnLettering(500, 300)
    drawn.fill((x, y) => [((x * 7919) ^ (y * 104729)) % 200, (x * y) % 180, 90])
    drawn.line([300, 60], 6, 20, 'horizontal')
    drawn.line([40, 60], 6, 20, 'horizontal')
    drawn.line([40, 90], 5, 20, 'horizontal')
    const regions = await regionsOf(drawn)
    expect(regions.map(({ box }) => box)).toEqual([
      [40, 60, 140, 50],
      [300, 60, 140, 20],
    ])
    for (const { balloon, box } of regions) {
      expect(balloon.ground).toBe('art')
      expect(balloon.interior.box[2]).toBeLessThanOrEqual(box[2] + 20)
    }
  })

  it('tells a gradient from flat ground', async () => {
    const drawn = drawnLettering(300, 200)
    drawn.fill((x, y) => (x > 20 && x < 280 && y > 20 && y < 180 ? [255 - x / 5, 230, 200 + y / 6] : [0, 0, 0]))
    drawn.line([90, 80], 5, 22, 'horizontal')
    drawn.line([90, 108], 5, 22, 'horizontal')
    const [region] = await regionsOf(drawn)
    expect(region!.balloon.ground).toBe('gradient')
  })

  it('gives a page without lines no regions', async () => {
    expect(await regionsOf(drawnLettering(1, 1))).toEqual([])
  })
})
