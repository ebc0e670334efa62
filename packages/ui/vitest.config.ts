import { launchOptions } from '@fukidashi/browser/launch-options'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // Named here so that Vite does not find them in the middle of a run and load the page anew.
  optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'vitest-browser-react'] },
  test: {
    include: ['src/**/*.browser.test.tsx'],
    reporters: ['default', ['json', { outputFile: 'test-results/browser.json' }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
