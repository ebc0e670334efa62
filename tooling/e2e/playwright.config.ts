import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*/**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  // The site's first page may take long on a machine that has much else to do.
  timeout: 60_000,
  workers: 1,
})
