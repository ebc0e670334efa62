import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*/**/*.e2e.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: true,
  workers: 1,
})
