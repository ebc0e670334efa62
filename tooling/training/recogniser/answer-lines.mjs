/**
 * Runs an exported recogniser in onnxruntime-node, as the pipeline does.
 *
 *     node answer-lines.mjs MODEL.onnx FOLDER
 *
 * FOLDER holds `batches.json` ([{count, width, widths}]) and for each batch `lines-<i>.bin` (float32); the answers are left
 * as `logits-<i>.bin` and the milliseconds of each batch (the better of two runs) are printed as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const pipeline = new URL('../../../packages/pipeline/package.json', import.meta.url)
const { InferenceSession, Tensor } = createRequire(pipeline)('onnxruntime-node')
const [modelPath, folder] = process.argv.slice(2)
if (!modelPath || !folder) throw new Error('Say which model and which folder: node answer-lines.mjs MODEL.onnx FOLDER')

// Without this option the weights are turned to float32 again in every run, which costs half as much as the network itself.
const session = await InferenceSession.create(modelPath, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  extra: { session: { disable_quant_qdq: '1' } },
})
const batches = JSON.parse(readFileSync(join(folder, 'batches.json'), 'utf8'))
const milliseconds = []
for (const [i, { count, width, widths }] of batches.entries()) {
  const bytes = readFileSync(join(folder, `lines-${i}.bin`))
  const values = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  const feeds = {
    lines: new Tensor('float32', values, [count, 1, 48, width]),
    widths: new Tensor('int64', BigInt64Array.from(widths, BigInt), [count]),
  }
  const times = []
  for (let run = 0; run < 2; run++) {
    const started = performance.now()
    const { logits } = await session.run(feeds)
    times.push(performance.now() - started)
    if (run === 0)
      writeFileSync(
        join(folder, `logits-${i}.bin`),
        new Uint8Array(logits.data.buffer, logits.data.byteOffset, logits.data.byteLength),
      )
  }
  milliseconds.push(Math.min(...times))
}
console.log(JSON.stringify(milliseconds))
