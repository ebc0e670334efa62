import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), ...linguiPlugins()],
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
