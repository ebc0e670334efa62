/** How many tests ended how. */
export interface TestCount {
  passed: number
  failed: number
  skipped: number
}

/** What is read of a Vitest report. A file that cannot even be loaded fails without a failed test. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** What is read of a Playwright report; `flaky` tests passed when tried again. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts the tests of one JSON report of Vitest or Playwright. */
export function countReport(report: VitestReport | PlaywrightReport): TestCount {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests,
  }
}
