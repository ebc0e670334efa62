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
    build: { outDir: `dist/${target}`, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  }
})

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
