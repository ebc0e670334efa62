import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBreaches } from './find-breaches.ts'
import { readRepository } from './repository.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
// Files that git ignores are built or fetched; files not yet added are checked, so that a breach shows before the commit.
const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
const paths = listing.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
const breaches = findBreaches(readRepository(paths, (path) => readFileSync(join(root, path), 'utf8')))

for (const { path, line, message } of breaches) console.error(`${path}${line ? `:${line}` : ''}\n  ${message}`)
if (breaches.length > 0) {
  console.error(`\n${breaches.length} breaches of the rules in ARCHITECTURE.md`)
  process.exit(1)
}
console.log(`Boundaries: ${paths.length} files keep the rules`)
