import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { renderWhenAsked } from './scripts/render-when-asked.ts'
import { trimRouter } from './scripts/trim-router.ts'

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ...linguiPlugins(), renderWhenAsked(), trimRouter()],
  // React has had this itself for long; the stand-in for older ones is in the first view otherwise.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: 'react' }] },
  appType: 'custom',
  envPrefix: ['VITE_', 'PUBLIC_URL', 'SITE_'],
  // The program that writes the pages carries all it needs, React in its production form too.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: 'es2022',
    // Browsers since the end of 2023 know `:dir()`; for older ones, each rule would name twenty languages.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    outDir: isSsrBuild ? 'dist/prerender' : 'build/client',
    copyPublicDir: !isSsrBuild,
    modulePreload: false,
    // One small sheet, written into each page: nothing to wait for before the first paint.
    cssCodeSplit: false,
    ...(!isSsrBuild && {
      manifest: true,
      // A class of a library that is used by nobody may go, though it extends what is read from another module.
      rolldownOptions: {
        input: { 'entry-client': 'src/entry-client.tsx', 'service-worker': 'src/service-worker.ts' },
        treeshake: { propertyReadSideEffects: false },
        // A service worker is found by its address, and rules what lies beside and below it.
        output: {
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    }),
  },
}))
