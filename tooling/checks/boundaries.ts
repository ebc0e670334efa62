import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBreaches } from './find-breaches.ts'
import { readRepository } from './repository.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const ignored = new Set(['.git', ...ignoredFolders(readFileSync(join(root, '.gitignore'), 'utf8'))])
const paths = listFiles('')
const breaches = findBreaches(readRepository(paths, (path) => readFileSync(join(root, path), 'utf8')))

for (const { path, line, message } of breaches) console.error(`${path}${line ? `:${line}` : ''}\n  ${message}`)
if (breaches.length > 0) {
  console.error(`\n${breaches.length} breaches of the rules in ARCHITECTURE.md`)
  process.exit(1)
}
console.log(`Boundaries: ${paths.length} files keep the rules`)

/** Names of the folders that .gitignore leaves out: what is built or fetched is not checked, what is not yet added is. */
function ignoredFolders(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.endsWith('/'))
  return lines.map((line) => line.replaceAll('/', ''))
}

// Read from the disk and not from git, so that an unpacked archive is checked like a clone.
function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : listFiles(path)
    return entry.isFile() ? [path] : []
  })
}
