import { Popup } from '../popup/popup.tsx'
import { showView } from '../view/show-view.tsx'

await showView(<Popup />)
