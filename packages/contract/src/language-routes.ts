import { type LanguageCode, languages } from './languages.ts'

/** Pairs of languages in groups, which keeps long lists short: each of `from` into each of `to`, and never a language into itself. */
export type LanguageRoutes = { from: LanguageCode[]; to: LanguageCode[] }[]

/** Whether a pair is among the routes. */
export function hasRoute(routes: LanguageRoutes, from: LanguageCode, to: LanguageCode): boolean {
  return from !== to && routes.some((group) => group.from.includes(from) && group.to.includes(to))
}

/** The languages that `from` can be translated into; without `from`, those that some language leads to. */
export function targetsOf(routes: LanguageRoutes, from?: LanguageCode): LanguageCode[] {
  return codes.filter((to) =>
    from === undefined ? codes.some((source) => hasRoute(routes, source, to)) : hasRoute(routes, from, to),
  )
}

/** Groups the pairs for which `isRoute` holds, between the languages that can be read and all of them. */
export function groupRoutes(isRoute: (from: LanguageCode, to: LanguageCode) => boolean): LanguageRoutes {
  const groups = new Map<string, { from: LanguageCode[]; to: LanguageCode[] }>()
  for (const { code: from } of languages.filter(({ source }) => source)) {
    const to = codes.filter((target) => target !== from && isRoute(from, target))
    if (to.length === 0) continue
    // A source may stand among its own targets, as no language goes into itself; most sources then fall into one group.
    const key = [...to, from].toSorted().join()
    const group = groups.get(key)
    groups.set(key, group ? { from: [...group.from, from], to: inOrder([...group.to, ...to]) } : { from: [from], to })
  }
  return [...groups.values()]
}

const codes = languages.map(({ code }) => code)

function inOrder(unordered: readonly LanguageCode[]): LanguageCode[] {
  return codes.filter((code) => unordered.includes(code))
}
