import { samplePagesFolder as folder } from '@fukidashi/sample-pages/folders'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type PageTruth, renderPage } from './render-pages.ts'
import { samplePages } from './sample-pages.ts'

async function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer()
}

/** Share of the pixels' channels that differ visibly. */
function differingShare(a: Buffer, b: Buffer, tolerance: number): number {
  expect(a.length).toBe(b.length)
  let differing = 0
  for (let index = 0; index < a.length; index++) if (Math.abs(a[index]! - b[index]!) > tolerance) differing++
  return differing / a.length
}

describe('the sample pages', () => {
  for (const sample of samplePages) {
    it(`draws ${sample.file} as it is committed, with its truth`, { timeout: 60_000 }, async () => {
      const rendered = await renderPage(sample)
      const drawn = await pixelsOf(rendered.page)
      // Another processor may round the edges of curves differently, hence not byte for byte.
      expect(differingShare(drawn, await pixelsOf(readFileSync(folder + rendered.file)), 8)).toBeLessThan(0.002)
      const clean = await pixelsOf(rendered.clean)
      expect(
        differingShare(clean, await pixelsOf(readFileSync(`${folder}clean/${rendered.cleanFile}`)), 8),
      ).toBeLessThan(0.002)
      const committed: PageTruth[] = JSON.parse(readFileSync(`${folder}truth-${sample.language}.json`, 'utf8'))
      expect(committed.find((page) => page.file === sample.file)).toEqual(rendered.truth)
    })
  }

  it('differ from their clean versions in the lettering only', async () => {
    const rendered = await renderPage(samplePages.find((page) => page.file === '03-memory.png')!)
    const [page, clean] = [await pixelsOf(rendered.page), await pixelsOf(rendered.clean)]
    const boxes = rendered.truth.text.map((entry) => entry['box'] as [number, number, number, number])
    const inside = (x: number, y: number): boolean =>
      boxes.some(
        ([left, top, width, height]) => x >= left - 1 && y >= top - 1 && x <= left + width && y <= top + height,
      )
    let [changedInside, changedOutside] = [0, 0]
    for (let index = 0; index < page.length; index += 3) {
      const changed =
        page[index] !== clean[index] || page[index + 1] !== clean[index + 1] || page[index + 2] !== clean[index + 2]
      if (!changed) continue
      const pixel = index / 3
      if (inside(pixel % 1000, Math.floor(pixel / 1000))) changedInside++
      else changedOutside++
    }
    expect(changedInside).toBeGreaterThan(10_000)
    expect(changedOutside).toBe(0)
  })
})
