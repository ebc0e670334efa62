import { msg } from '@lingui/core/macro'

/** Words that the browser's store and settings show; `scripts/write-locales.ts` writes them to `public/_locales`. */
export const manifestWords = {
  description: msg({
    id: 'manifest.description',
    message: 'Read comics in your language: the words change, the art stays.',
  }),
  translatePages: msg({ id: 'manifest.translatePages', message: 'Translate this page, or show the original' }),
  translateScreen: msg({ id: 'manifest.translateScreen', message: 'Translate what is on the screen' }),
  showOriginal: msg({ id: 'manifest.showOriginal', message: 'Show the original of one page, or its translation' }),
}
