import { unitTests } from '@fukidashi/presets/vitest'
import { findPostgres } from '@fukidashi/test-services/postgres'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { readTestEnvironment } from './src/fixtures/env.ts'

const base = unitTests()
const hasPostgres = findPostgres(readTestEnvironment().searchPath) !== undefined
if (!hasPostgres)
  console.warn('NOT RUN on a PostgreSQL server: none is installed here (no initdb). The embedded database is tested.')

// Several processes at once cannot share the embedded database, and nothing is between it and its server.
const needServer = ['src/{separate-roles,outages,pooler}.test.ts']
const embedded: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'embedded',
    include: ['src/**/*.test.ts'],
    exclude: needServer,
    globalSetup: './src/fixtures/prepare-embedded-database.ts',
    setupFiles: './src/fixtures/close-test-databases.ts',
  },
}
// What never touches the database is tested once.
const server: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'server',
    include: [
      'src/create-app.test.ts',
      'src/start-server.test.ts',
      ...needServer,
      'src/{http,jobs}/**/*.test.ts',
      'src/db/upgrade.test.ts',
      'src/services/{accounts,tasks,series,credits,sweeping}/**/*.test.ts',
    ],
    globalSetup: './src/fixtures/prepare-server-database.ts',
  },
}

/** The same tests on both kinds of database. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: [], projects: hasPostgres ? [embedded, server] : [embedded] },
})
