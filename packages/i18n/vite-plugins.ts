import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/** What a Vite or Vitest config needs to understand Lingui's macros and to import `.po` files. */
export function linguiPlugins() {
  const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url))
  return [babel({ presets: [linguiTransformerBabelPreset()] }), lingui({ configPath })]
}
