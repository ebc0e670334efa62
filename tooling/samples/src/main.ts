import { samplePagesFolder as folder } from '@fukidashi/sample-pages/folders'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type PageTruth, renderPage } from './render-pages.ts'
import { samplePages } from './sample-pages.ts'

mkdirSync(`${folder}clean`, { recursive: true })
const truths = new Map<string, PageTruth[]>()
for (const sample of samplePages) {
  const rendered = await renderPage(sample)
  writeFileSync(`${folder}${rendered.file}`, rendered.page)
  writeFileSync(`${folder}clean/${rendered.cleanFile}`, rendered.clean)
  truths.set(sample.language, [...(truths.get(sample.language) ?? []), rendered.truth])
  console.log(`${rendered.file}: ${Math.round(rendered.page.length / 1000)} kB, ${rendered.truth.text.length} texts`)
}
for (const [language, pages] of truths) {
  const lines = pages.map((page) => JSON.stringify(page))
  writeFileSync(`${folder}truth-${language}.json`, `[\n${lines.join(',\n')}\n]\n`)
}
