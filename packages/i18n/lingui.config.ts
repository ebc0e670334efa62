import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/locales.ts'

// One catalog an app, so that a content script or popup never carries the words of the site.
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: locales.map(({ code }) => code),
  catalogs: ['extension', 'web'].map((app) => ({
    path: `<rootDir>/locales/${app}/{locale}`,
    include: [`<rootDir>/../../apps/${app}/src`],
  })),
  // Line numbers would change the catalogs with every edit of the code.
  format: formatter({ lineNumbers: false }),
})
