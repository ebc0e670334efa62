import type { Plugin } from 'vite'
import type * as Prerender from '../src/entry-prerender.tsx'

/** While somebody works on the site, its pages are rendered when they are asked for. */
export function renderWhenAsked(): Plugin {
  return {
    name: 'render-when-asked',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? '/'
        void server
          .ssrLoadModule('/src/entry-prerender.tsx')
          .then((module) => (module as typeof Prerender).renderPage(address))
          .then((page) => page.replace('</body>', '<script type="module" src="/src/entry-client.tsx"></script></body>'))
          .then((page) => server.transformIndexHtml(address, page))
          .then((page) => response.setHeader('content-type', 'text/html').end(page), next)
      })
    },
  }
}
