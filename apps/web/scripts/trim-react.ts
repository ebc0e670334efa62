import type { Plugin } from 'vite'

/** What the site uses nothing of: transitions between views, and handles of fragments. */
const unusedFunction = /^function ((?!is)\w*(?:ViewTransition|FragmentInstance)\w*)\(([^)]*)\) \{\n[\s\S]*?^\}$/gm
const unusedMethod = /^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function[\s\S]*?^\};$/gm

/**
 * Takes out of React's DOM renderer what no component of the site asks for: these functions would be a twentieth of all script of
 * a first page, and the bundler cannot know that nobody gets to them. Fails when a newer React names them otherwise, and when
 * the site begins to use them.
 */
export function trimReact(): Plugin {
  return {
    name: 'trim-react',
    apply: 'build',
    transform: {
      filter: { id: [/\/react-dom\/cjs\/react-dom-client\.production\.js$/, /\/(?:apps\/web|packages\/ui)\/src\//] },
      handler(code, id) {
        if (!id.includes('/react-dom/')) {
          if (/\bViewTransition\b|<Fragment\b[^>]*\bref=/.test(code))
            this.error('View transitions and handles of fragments are left out of the build: scripts/trim-react.ts.')
          return null
        }
        const [functions, methods] = [unusedFunction, unusedMethod].map((pattern) => code.match(pattern) ?? [])
        if (functions!.length < 30 || methods!.length < 15)
          this.error('This React has other names for what is left out: scripts/trim-react.ts.')
        return {
          code: code.replaceAll(unusedMethod, '').replaceAll(unusedFunction, 'function $1($2) {}'),
          map: null,
        }
      },
    },
  }
}
