import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/locales.ts'
import { pageCatalogs } from './src/page-catalogs.ts'

const web = '<rootDir>/../../apps/web/src'
const pathOf = (name: string) => `<rootDir>/locales/${name}/{locale}`
const rows = Object.entries(pageCatalogs)

// One catalog an app, so that a content script or popup never carries the words of the site, and one for each kind of page,
// so that the home page does not carry the terms.
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: locales.map(({ code }) => code),
  catalogs: [
    { path: pathOf('extension'), include: ['<rootDir>/../../apps/extension/src'] },
    {
      path: pathOf('web'),
      include: [web],
      exclude: rows.flatMap(([, { features }]) => features.map((folder) => `${web}/features/${folder}/**`)),
    },
    ...rows.map(([name, { features }]) => ({
      path: pathOf(name),
      include: features.map((folder) => `${web}/features/${folder}`),
    })),
  ],
  // Line numbers would change the catalogs with every edit of the code.
  format: formatter({ lineNumbers: false }),
})
