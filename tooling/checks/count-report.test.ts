import { describe, expect, it } from 'vitest'
import { countReport } from './count-report.ts'

describe('countReport', () => {
  it('counts a Vitest report, a file that did not load included', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ]
    const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, testResults }
    expect(countReport(report)).toEqual({ passed: 2, failed: 2, skipped: 0 })
  })

  it('counts a Playwright report', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countReport({ stats })).toEqual({ passed: 4, failed: 1, skipped: 2 })
  })
})
