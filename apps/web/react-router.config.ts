import type { Config } from '@react-router/dev/config'
import { defaultLocale, locales } from '@fukidashi/i18n/locales'
import { withLocalePrefix } from '@fukidashi/i18n/path-prefix'
import { pagePaths } from './src/page-paths.ts'

// Every page stands ready in every language, so that any plain file server can serve the site.
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: [defaultLocale, ...locales.map(({ code }) => code).filter((code) => code !== defaultLocale)].flatMap(
    (code) => pagePaths.map((path) => withLocalePrefix(path, code)),
  ),
} satisfies Config
