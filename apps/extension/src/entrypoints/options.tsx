import { Options } from '../options/options.tsx'
import { showView } from '../view/show-view.tsx'

await showView(<Options />)
