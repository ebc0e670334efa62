import type { ManifestV3Export } from '@crxjs/vite-plugin'
import packageJson from '../package.json' with { type: 'json' }
import type { BrowserTarget } from './browser-target.ts'

const iconSizes = [16, 32, 48, 128]
const background = 'src/entrypoints/background.ts'
const backgroundOf = {
  chrome: { service_worker: background, type: 'module' },
  // Firefox runs Manifest V3 backgrounds as event pages and knows no service worker here.
  firefox: { scripts: [background], type: 'module' },
} as const

/** The manifest for one browser. Its description comes from `public/_locales`. */
export function createManifest(target: BrowserTarget) {
  const icons = Object.fromEntries(iconSizes.map((size) => [size, `icons/${size}.png`]))
  return {
    manifest_version: 3,
    name: 'Fukidashi',
    description: '__MSG_description__',
    default_locale: 'en',
    version: packageJson.version,
    icons,
    action: { default_popup: 'src/entrypoints/popup.html', default_icon: icons, default_title: 'Fukidashi' },
    options_ui: { page: 'src/entrypoints/options.html', open_in_tab: true },
    background: backgroundOf[target],
    content_scripts: [
      { matches: ['http://*/*', 'https://*/*'], js: ['src/entrypoints/content.ts'], run_at: 'document_idle' },
    ],
    permissions: ['storage'],
    ...(target === 'chrome' && { minimum_chrome_version: '120' }),
    ...(target === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'fukidashi@fukidashi.invalid',
          strict_min_version: '140.0',
          data_collection_permissions: { required: ['none'] },
        },
      },
    }),
  } as ManifestV3Export
}
