import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countReport, type TestCount } from './count-report.ts'

// Reads the JSON reports that the test runners left in each package and prints one sum for all of them.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const total: TestCount = { passed: 0, failed: 0, skipped: 0 }
for (const path of globSync('{apps,packages,tooling}/*/test-results/{unit,browser,e2e}.json', { cwd: root })) {
  const count = countReport(JSON.parse(readFileSync(join(root, path), 'utf8')))
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}
for (const path of globSync('{apps,packages,tooling}/*/test-results/not-run.txt', { cwd: root })) {
  console.log(`NOT RUN: ${dirname(dirname(path))}: ${readFileSync(join(root, path), 'utf8')}`)
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
