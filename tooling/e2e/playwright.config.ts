import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*/**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  // The site's first page may take long on a machine that has much else to do.
  timeout: 60_000,
  // So may anything on a page: what comes at last has come, and what never comes still fails.
  expect: { timeout: 15_000 },
  // A browser on a busy machine may miss a moment once; what fails twice is a fault, and what fails once is listed as flaky.
  retries: 1,
  workers: 1,
})
