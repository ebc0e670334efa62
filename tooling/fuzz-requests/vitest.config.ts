import { unitTests } from '@fukidashi/presets/vitest'

export default unitTests()
