// Lays a compressed copy beside every text of the built site, made once and as small as can be; the server hands it out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
const texts = /\.(html|js|css|svg|txt|xml)$/
const encodings = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => texts.test(name))
for (const file of files) {
  const content = readFileSync(join(folder, file))
  for (const [ending, compress] of Object.entries(encodings)) {
    writeFileSync(join(folder, file + ending), await compress(content))
  }
}
console.log(`${files.length} files compressed`)
