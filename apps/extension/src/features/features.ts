import { alwaysTranslate } from './always-translate.ts'
import type { Feature } from './feature.ts'
import { floatingButton } from './floating-button.ts'
import { pickSite } from './pick-site.ts'
import { tabMessages } from './tab-messages.ts'

/** Everything that runs in pages. */
export const features: readonly Feature[] = [tabMessages, alwaysTranslate, floatingButton, pickSite]
