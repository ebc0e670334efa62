import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { renderWhenAsked } from './scripts/render-when-asked.ts'

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ...linguiPlugins(), renderWhenAsked()],
  appType: 'custom',
  envPrefix: ['VITE_', 'PUBLIC_URL', 'SITE_'],
  // The program that writes the pages carries all it needs, React in its production form too.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/prerender' : 'build/client',
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // One small sheet, written into each page: nothing to wait for before the first paint.
    cssCodeSplit: false,
    ...(!isSsrBuild && { manifest: true, rolldownOptions: { input: 'src/entry-client.tsx' } }),
  },
}))
