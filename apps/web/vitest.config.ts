import { linguiPlugins } from '@fukidashi/i18n/vite-plugins'
import { unitTests } from '@fukidashi/presets/vitest'

export default unitTests({ plugins: linguiPlugins() })
