import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { defaultLocale, locales } from '@fukidashi/i18n/locales'

// One branch a language, each path written out: a loader may only stand on paths that are all prerendered.
export default [
  ...locales.flatMap(({ code }) => {
    const pages = [
      index('features/home/home-page.tsx', { id: `home-${code}` }),
      route('manga-translator', 'features/translate-pages/translator-page.tsx', { id: `translator-${code}` }),
      route('error/404', 'features/not-found/not-found-page.tsx', { id: `not-found-${code}` }),
    ]
    const shell = layout('shell/shell-route.tsx', { id: `shell-${code}` }, pages)
    return code === defaultLocale ? [shell] : prefix(code, [shell])
  }),
  route('*', 'features/not-found/lost-page.tsx'),
] satisfies RouteConfig
