import { defineConfig } from '@playwright/test'

// Pictures of every state for people to look at: pnpm --filter @fukidashi/e2e screenshots
export default defineConfig({
  testMatch: ['site/*.screenshots.ts', 'extension/*.screenshots.ts'],
  outputDir: 'test-results/screenshot-run',
  reporter: [['list']],
  workers: 1,
})
