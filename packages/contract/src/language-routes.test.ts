import { expect, it } from 'vitest'
import { groupRoutes, hasRoute, targetsOf } from './language-routes.ts'
import { type LanguageCode, languages } from './languages.ts'

const readable = languages.filter(({ source }) => source).map(({ code }) => code)
const pairs: Readonly<Partial<Record<LanguageCode, readonly LanguageCode[]>>> = {
  JPN: ['ENG', 'ESP'],
  KOR: ['ENG', 'ESP'],
  ENG: ['ESP'],
  ESP: ['ENG'],
}
const isPair = (from: LanguageCode, to: LanguageCode) => pairs[from]?.includes(to) ?? false

it('groups pairs so that exactly these come out again', () => {
  const routes = groupRoutes(isPair)
  for (const from of readable) {
    for (const { code: to } of languages) expect(hasRoute(routes, from, to), `${from} ${to}`).toBe(isPair(from, to))
  }
  expect(targetsOf(routes)).toEqual(['ENG', 'ESP'])
  expect(targetsOf(routes, 'ENG')).toEqual(['ESP'])
})

it('needs one group for an engine that goes from everywhere to everywhere, and none for one that goes nowhere', () => {
  const routes = groupRoutes(() => true)
  expect(routes).toHaveLength(1)
  expect(hasRoute(routes, 'ENG', 'ENG')).toBe(false)
  expect(targetsOf(routes)).toHaveLength(languages.length)
  expect(groupRoutes(() => false)).toEqual([])
})
