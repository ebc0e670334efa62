import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RasterImage } from '@fukidashi/pipeline/page'
import sharp from 'sharp'
import type { BenchCommand } from '../bench-command.ts'
import { readPageSet, type TruePage } from '../data/page-set.ts'
import { chooseTarget } from '../running/choose-target.ts'
import { openBench } from '../running/open-bench.ts'
import { engineFor } from '../running/sentence-engine.ts'

/** Pages before and after, side by side, for eyes. */
export const look: BenchCommand = {
  name: 'look',
  description: 'writes each page before and after into --out; --engine fixture sets sentences of ours in any language',
  run: async ({ pages, targets, engine, automatic, upperCase, out }) => {
    await mkdir(out, { recursive: true })
    for (const to of targets) {
      const bench = openBench({ engines: engineFor(engine, to) })
      for (const page of readPageSet(pages)) {
        if (chooseTarget(page, [to], engine) === undefined) continue
        const { between } = await bench.translate(page, { to, automatic, upperCase })
        const after = between.typeset?.finished ?? between.detected!.image
        const path = join(out, fileName(page, to))
        await writeFile(path, await sideBySide([between.detected!.image, after]))
        console.log(path)
      }
      await bench.dispose()
    }
  },
}

function fileName(page: TruePage, to: string): string {
  return `${page.name.replace(/\.\w+$/, '')}-${page.language}-${to}.png`
}

async function sideBySide(images: readonly RasterImage[]): Promise<Buffer> {
  const gap = 12
  const width = images.reduce((sum, image) => sum + image.width, 0) + gap * (images.length - 1)
  const height = Math.max(...images.map((image) => image.height))
  let left = 0
  const layers = images.map((image) => {
    const layer = {
      input: Buffer.from(image.data),
      raw: { width: image.width, height: image.height, channels: 4 as const },
      left,
      top: 0,
    }
    left += image.width + gap
    return layer
  })
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toBuffer()
}
