import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

/** What a Vite or Vitest config needs to understand Lingui's macros and to import `.po` files. A missing translation fails the build. */
export function linguiPlugins() {
  // Each part would look for the config from the app's folder upwards, where there is none: it stands here, for all apps.
  const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url))
  const preset = linguiTransformerBabelPreset({ linguiConfig: getConfig({ configPath }) }, { configPath })
  return [
    // Babel looks its plugins up from `cwd`: here they are declared, in the app they are not.
    babel({ cwd: fileURLToPath(new URL('.', import.meta.url)), presets: [preset] }),
    lingui({ configPath, failOnMissing: true }),
  ]
}
