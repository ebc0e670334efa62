import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createMetrics } from './create-metrics.ts'

it.each(['operating.md', 'grafana-dashboard.json'])('%s speaks of measurements that there are', async (name) => {
  const text = await readFile(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')
  const named = Array.from(text.matchAll(/\b(?:fukidashi|http|nodejs|process)_[a-z\d]\w+/g), ([word]) =>
    word.replace(/_(bucket|count|sum)$/, ''),
  )
  const { registry } = createMetrics()
  const known = new Set((await registry.getMetricsAsJSON()).map((metric) => metric.name))
  expect(named.length).toBeGreaterThan(5)
  expect([...new Set(named)].filter((word) => !known.has(word))).toEqual([])
})
