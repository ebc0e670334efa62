import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'
import packageJson from '../package.json' with { type: 'json' }
import { browserTargets } from '../src/browser-target.ts'

// Packs each browser's build as its store takes it: the manifest at the top, the same bytes for the same build.
const builds = fileURLToPath(new URL('../dist/', import.meta.url))
const output = fileURLToPath(new URL('../zips/', import.meta.url))
// The earliest time that a zip can hold; the time of packing would make every archive another one.
const fixedTime = new Date(1980, 0, 1)

mkdirSync(output, { recursive: true })
for (const target of browserTargets) {
  const folder = join(builds, target)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)] as const)
    .filter(([name]) => !name.startsWith('.vite/'))
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: fixedTime })
  const path = join(output, `fukidashi-${target}-${packageJson.version}.zip`)
  writeFileSync(path, zip)
  console.log(`${relative(process.cwd(), path)}: ${entries.length} files, ${Math.ceil(zip.length / 1024)} kB`)
}
