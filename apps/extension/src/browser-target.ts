/** Browsers that the extension is built for. */
export const browserTargets = ['chrome', 'firefox'] as const

/** A browser that the extension is built for. */
export type BrowserTarget = (typeof browserTargets)[number]

/** Reads a build mode. Throws on one that is no browser, so that no build is made for nobody. */
export function browserTargetOf(mode: string): BrowserTarget {
  const target = browserTargets.find((name) => name === mode)
  if (!target) throw new Error(`'${mode}' is no browser; build with --mode ${browserTargets.join(' or --mode ')}.`)
  return target
}
