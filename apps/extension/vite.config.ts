import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crx } from '@crxjs/vite-plugin'
import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createManifest } from './src/create-manifest.ts'
import { browserTargetOf } from './src/browser-target.ts'

// `vite build --mode chrome` or `--mode firefox`: one source, one manifest each.
export default defineConfig(({ mode, command }) => {
  const target = browserTargetOf(mode)
  return {
    plugins: [
      leaveOutDangerousCode(),
      react(),
      ...linguiPlugins(),
      crx({
        manifest: createManifest(target),
        browser: target,
      }),
      hideFromPages(),
    ],
    // The content script is built like a library, where Vite leaves this name in for the one who bundles it further.
    define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
    build: {
      outDir: `dist/${target}`,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // A document that no manifest names; Firefox, whose background is one itself, needs none.
      ...(target === 'chrome' && {
        rolldownOptions: { input: { engineWindow: 'src/entrypoints/engine-window.html' } },
      }),
    },
  }
})

const refusal = 'throw Error("An extension makes neither code nor markup from text.")'
const reactDom = /\/react-dom-client\.production\.js$/
/** Where libraries would make code or markup from text. Nothing here asks them for it, and the stores' linters refuse it. */
const dangerousCode = [
  {
    file: /\/zod\/v4\/core\/(?:util|doc)\.js$/,
    found: 'const F = Function;',
    instead: `const F = class { constructor() { ${refusal} } };`,
  },
  { file: reactDom, found: '(domElement.innerHTML = key)', instead: `(() => { ${refusal} })()` },
  { file: reactDom, found: String.raw`nextResource.innerHTML = "<script>\x3c/script>"`, instead: refusal },
]

function leaveOutDangerousCode(): Plugin {
  return {
    name: 'leave-out-dangerous-code',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const rules = dangerousCode.filter(({ file }) => file.test(id))
      if (rules.length === 0) return undefined
      for (const { found } of rules)
        if (!code.includes(found)) this.error(`${id} has changed: '${found}' is not there any more.`)
      return {
        code: rules.reduce((changed, { found, instead }) => changed.replaceAll(found, instead), code),
        map: null,
      }
    },
  }
}

/** crxjs opens the content script to pages, which it needs no more than they do: by such a file they would know the extension. */
function hideFromPages(): Plugin {
  return {
    name: 'hide-from-pages',
    // Once it is written: crxjs adds to the manifest until the very end.
    writeBundle({ dir }) {
      const path = join(dir!, 'manifest.json')
      if (!existsSync(path)) return
      const { web_accessible_resources: _open, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Record<
        string,
        unknown
      >
      writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`)
    },
  }
}
