// Prints Lighthouse's four figures for each page, as on a phone, over the built site on the real server:
// pnpm --filter @fukidashi/e2e lighthouse. It is fetched when asked for, as it is too large for everybody's installation.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { launchOptions } from '@fukidashi/browser/launch-options'
import { startRealServer } from './real-server.ts'

const version = '13.5.0'
const paths = ['/', '/manga-translator', '/price', '/faq']
const folder = 'test-results/lighthouse'
const { executablePath, args } = launchOptions()

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
}

mkdirSync(folder, { recursive: true })
const server = await startRealServer({})
for (const path of paths) {
  const { categories, audits } = measure(path)
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`)
  const lost = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
  console.log(`${path}\n  ${scores.join(' · ')}${lost.map(({ title }) => `\n  ${title}`).join('')}`)
}
await server.stop()

function measure(path: string): Report {
  const report = `${folder}/${path.replaceAll('/', '_')}.json`
  const flags = `--chrome-flags=--headless=new ${args.join(' ')}`
  const words = [
    'dlx',
    `lighthouse@${version}`,
    server.url + path,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ]
  // On a busy machine, a browser loses the start of its trace now and then; Lighthouse itself says to run it again.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const env = { ...process.env, CHROME_PATH: executablePath }
    const { status } = spawnSync('pnpm', [...words, flags], { stdio: 'inherit', env })
    if (status === 0) return JSON.parse(readFileSync(report, 'utf8')) as Report
  }
  throw new Error(`Lighthouse did not measure ${path}.`)
}
