import type { Plugin } from 'vite'

/**
 * Says of the router's contexts and components that making them has no effect of its own, which its package leaves unsaid:
 * without that, its framework, forms and data loading are in the first view of every page, used or not.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .+;$/gm, '')
          .replaceAll(/ = (React\$1\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
