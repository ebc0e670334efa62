import { defineConfig, type ViteUserConfig } from 'vitest/config'

/**
 * The unit tests of a package: `x.test.ts` beside `x.ts`, run in Node. The JSON file is what `npm test` counts in the end.
 *
 * @example
 * export default unitTests({ plugins: [react()] })
 */
export function unitTests(options: Pick<ViteUserConfig, 'plugins'> = {}) {
  return defineConfig({
    ...options,
    test: {
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist*/**', '**/*.browser.test.tsx'],
      // A slow machine is no failure; this only ends tests that hang. The longest runs a dozen commands of the server, two minutes of a busy machine.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // So is what comes late: after a second, as it is by default, a machine that has much else to do has not written its log yet.
      expect: { poll: { timeout: 15_000 } },
      reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    },
  })
}
