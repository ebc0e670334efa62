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
    commands: {
      'translate-pages': { suggested_key: { default: 'Alt+T' }, description: '__MSG_translatePages__' },
      'translate-screen': { suggested_key: { default: 'Alt+Shift+T' }, description: '__MSG_translateScreen__' },
      'show-original': { suggested_key: { default: 'Alt+O' }, description: '__MSG_showOriginal__' },
    },
    permissions: ['activeTab', 'storage', 'scripting', 'contextMenus'],
    // A server on one's own machine. Every other host, comic sites and the product's server alike, is asked for when it is needed.
    host_permissions: ['http://127.0.0.1/*', 'http://localhost/*'],
    // For engines that the browser carries, which work in documents alone; asked for when one of them is chosen.
    ...(target === 'chrome' && { optional_permissions: ['offscreen'] }),
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    // The first that turns bytes into base64 and back by itself.
    ...(target === 'chrome' && { minimum_chrome_version: '140' }),
    ...(target === 'firefox' && {
      // The default would turn the addresses of servers without encryption into https.
      content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
      browser_specific_settings: {
        gecko: {
          id: 'fukidashi@fukidashi.invalid',
          strict_min_version: '140.0',
          // Images of pages go to the server that the reader chose.
          data_collection_permissions: { required: ['websiteContent'] },
        },
        // Phones know the line above from then on.
        gecko_android: { strict_min_version: '142.0' },
      },
    }),
  } as ManifestV3Export
}
