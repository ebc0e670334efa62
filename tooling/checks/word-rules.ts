import type { Rule } from './rules.ts'

const shownToPeople = /^apps\/(?:web|extension)\/src\/.+\.tsx$/
/** What is called the same in every language. */
const names = /^(?:Fukidashi|Chrome|Firefox|Facebook|Twitter|Instagram|TikTok|[A-Z]{2,4}|GPT-4o)$/
/** Addresses and selectors, which are typed as they stand. */
const typed = /[/#*]/
/** What has to be said when no catalog can be loaded. */
const withoutCatalog = new Set(['apps/web/src/shell/trouble.tsx'])

/** Words that people read stand in the catalogs, in all languages. */
export const wordsInCatalogs: Rule = ({ files }) =>
  files
    .filter(({ path, isDevelopment }) => shownToPeople.test(path) && !isDevelopment && !withoutCatalog.has(path))
    .flatMap(({ path, bareWords }) =>
      bareWords
        .filter(({ words }) => !names.test(words) && !typed.test(words))
        .map(({ words, line }) => ({
          path,
          line,
          message: `'${words}' is in one language only. Write <Trans>, or t from useLingui() in attributes, and translate it.`,
        })),
    )
