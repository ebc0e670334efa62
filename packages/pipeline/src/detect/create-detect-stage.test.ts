import { describe, expect, it } from 'vitest'
import type { PageImage, PageOptions } from '../page.ts'
import { createNodePlatform } from '../platform/node/create-node-platform.ts'
import type { CanvasContext } from '../ports.ts'
import { countMask } from '../raster/mask.ts'
import { createDetectStage } from './create-detect-stage.ts'

const platform = createNodePlatform({ parallelism: 2 })
const detect = createDetectStage(platform)
const context = { signal: new AbortController().signal, report: () => {} }

async function drawnPage(
  width: number,
  height: number,
  draw: (canvas: CanvasContext) => void,
  options: Partial<PageOptions> = {},
): Promise<PageImage> {
  const font = await platform.assets.load('npm:@fontsource/poppins/files/poppins-latin-600-normal.woff2')
  await platform.canvas.registerFont('lettering', font)
  const canvas = platform.canvas.createContext(width, height)
  canvas.fillStyle = 'white'
  canvas.fillRect(0, 0, width, height)
  canvas.fillStyle = 'black'
  canvas.font = '28px lettering'
  draw(canvas)
  const data = new Uint8ClampedArray(canvas.getImageData(0, 0, width, height).data)
  return {
    name: 'drawn',
    format: 'png',
    sourceBytes: new Uint8Array(),
    image: { width, height, data },
    options: { engine: 'builtin', detector: 'default', fontStyle: 'comic', upperCase: false, glossary: {}, ...options },
  }
}

describe('detect', () => {
  it('finds rows and masks every pixel of their glyphs, but not the border around them', async () => {
    const page = await drawnPage(600, 400, (canvas) => {
      canvas.fillRect(80, 80, 440, 200)
      canvas.fillStyle = 'white'
      canvas.fillRect(84, 84, 432, 192)
      canvas.fillStyle = 'black'
      canvas.fillText('Where are we going', 130, 160)
      canvas.fillText('this late at night?', 130, 200)
    })
    const { lines, textMask } = await detect(page, context)
    expect(lines.map(({ direction, angle }) => [direction, angle])).toEqual([
      ['horizontal', 0],
      ['horizontal', 0],
    ])
    let missed = 0
    for (let y = 100; y < 260; y++) {
      for (let x = 100; x < 500; x++) {
        const index = y * 600 + x
        if (page.image.data[index * 4]! < 245 && textMask.data[index] === 0) missed++
      }
    }
    expect(missed).toBe(0)
    const bordered = textMask.data.filter((value, index) => value === 1 && (index % 600 < 90 || index / 600 < 90))
    expect(bordered).toHaveLength(0)
  })

  it('cuts a letter free that touches the border of its balloon', async () => {
    const page = await drawnPage(600, 300, (canvas) => {
      canvas.fillRect(80, 80, 440, 140)
      canvas.fillStyle = 'white'
      canvas.fillRect(84, 84, 432, 132)
      canvas.fillStyle = 'black'
      canvas.fillText('TOO NEAR THE', 180, 140)
      canvas.fillText('EDGE OF IT ALL', 180, 180)
      canvas.fillRect(229, 172, 4, 46)
    })
    const { textMask } = await detect(page, context)
    const masked = (top: number, bottom: number) =>
      textMask.data.filter((value, index) => {
        const [x, y] = [index % 600, Math.floor(index / 600)]
        return value === 1 && x >= 222 && x < 236 && y >= top && y < bottom
      }).length
    expect(masked(158, 182)).toBeGreaterThan(150)
    expect(masked(190, 230)).toBe(0)
  })

  it('finds light lettering on a dark caption', async () => {
    const page = await drawnPage(600, 400, (canvas) => {
      canvas.fillRect(60, 60, 400, 80)
      canvas.fillStyle = 'white'
      canvas.fillText('Meanwhile, elsewhere', 90, 110)
    })
    const { lines, textMask } = await detect(page, context)
    expect(lines).toHaveLength(1)
    expect(textMask.data[65 * 600 + 70]).toBe(0)
    expect(countMask(textMask)).toBeGreaterThan(2000)
  })

  it('finds dark lettering that a light outline sets off from drawing', async () => {
    const page = await drawnPage(700, 260, (canvas) => {
      for (let x = -260; x < 700; x += 9) {
        canvas.fillStyle = x % 4 === 0 ? '#222' : '#555'
        for (let y = 0; y < 260; y += 2) canvas.fillRect(x + y, y, 7, 2)
      }
      canvas.font = '64px lettering'
      canvas.lineJoin = 'round'
      canvas.lineWidth = 10
      canvas.strokeStyle = 'white'
      canvas.strokeText('HALFTONE', 130, 150)
      canvas.fillStyle = 'black'
      canvas.fillText('HALFTONE', 130, 150)
    })
    const { lines } = await detect(page, context)
    expect(lines).toHaveLength(1)
    const [left, , width, height] = lines[0]!.box
    expect(Math.abs(left - 135)).toBeLessThan(6)
    expect(width).toBeGreaterThan(300)
    expect(height).toBeLessThan(60)
  })

  it('measures the turn of slanted lettering', async () => {
    const page = await drawnPage(600, 400, (canvas) => {
      canvas.translate(100, 150)
      canvas.rotate(0.14)
      canvas.fillText('a rather slanted line', 0, 0)
    })
    const { lines } = await detect(page, context)
    expect(lines).toHaveLength(1)
    expect(lines[0]!.angle).toBeGreaterThan(0.1)
    expect(lines[0]!.angle).toBeLessThan(0.18)
  })

  it('finds a line of a long strip once, wherever its tiles meet', async () => {
    const places = Array.from({ length: 7 }, (_, index) => 60 + index * 107)
    const page = await drawnPage(260, 780, (canvas) => {
      for (const y of places) canvas.fillText('one of many', 40, y)
    })
    const { lines } = await detect(page, context)
    const tops = lines.map(({ box }) => box[1]).toSorted((a, b) => a - b)
    expect(tops).toHaveLength(places.length)
    for (const [index, top] of tops.entries()) expect(Math.abs(top - places[index]! + 21)).toBeLessThan(5)
  })

  it('finds nothing where nothing is', async () => {
    const blank = await drawnPage(300, 400, () => {})
    const dot = await drawnPage(1, 1, () => {})
    const black = await drawnPage(300, 400, (canvas) => canvas.fillRect(0, 0, 300, 400))
    for (const page of [blank, dot, black]) {
      const { lines, textMask } = await detect(page, context)
      expect(lines).toEqual([])
      expect(countMask(textMask)).toBe(0)
    }
  })

  it('refuses a detector whose weights were not pulled', async () => {
    const page = await drawnPage(20, 20, () => {}, { detector: 'ctd' })
    await expect(detect(page, context)).rejects.toMatchObject({ key: 'detectorUnavailable' })
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    controller.abort(new Error('enough'))
    const page = await drawnPage(300, 300, () => {})
    await expect(detect(page, { ...context, signal: controller.signal })).rejects.toThrow('enough')
  })
})
