import { test } from '@playwright/test'
import addonsLinter from 'addons-linter'
import { expect } from './extension-test.ts'
import { firefoxBuildFolder } from './firefox-test.ts'

// What `web-ext lint` runs, and what Mozilla's store asks first.
test('the build for Firefox passes the linter of its store without an error, a warning or a notice', async () => {
  const linter = addonsLinter.createInstance({
    config: {
      _: [firefoxBuildFolder],
      logLevel: 'fatal',
      stack: false,
      pretty: false,
      output: 'json',
      boring: true,
      selfHosted: false,
      shouldScanFile: () => true,
    },
    runAsBinary: false,
  })
  const { errors, warnings, notices } = await linter.run({ _console: { log() {}, error() {}, warn() {}, info() {} } })
  expect(
    [...errors, ...warnings, ...notices].map(({ code, message, file, line }) => `${code} ${file}:${line} ${message}`),
  ).toEqual([])
})
