import { crx } from '@crxjs/vite-plugin'
import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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
        // One file with everything in it: no part of the extension becomes visible to the pages that it runs in.
        contentScripts: { standaloneFiles: ['src/entrypoints/content.ts'] },
      }),
    ],
    // The content script is built like a library, where Vite leaves this name in for the one who bundles it further.
    define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
    build: { outDir: `dist/${target}`, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  }
})
