import type { LanguageCode } from '@fukidashi/contract/languages'

interface SamplePicture {
  /** In the names of its files, which `scripts/make-pictures.ts` makes. */
  readonly name: string
  /** File in `sample-pages/pages`; in `sample-pages/lettered` and `sample-pages/translated` it carries the language. */
  readonly file: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** Whose words are lettered: the story's own translation, or what the built-in model says, unedited. */
  readonly words: 'story' | 'builtin'
  /** In pixels, of what is shown small. */
  readonly width: number
  readonly height: number
  /** First row that is shown small, of a strip that is much longer. */
  readonly top?: number
}

/** Pages of our own, before and after their translation. */
export const samplePictures = [
  { name: 'storm', file: '01-storm.png', from: 'JPN', to: 'ENG', words: 'story', width: 1000, height: 1440 },
  { name: 'signal', file: '04-signal.jpg', from: 'KOR', to: 'ENG', words: 'story', width: 800, height: 1152, top: 0 },
  { name: 'letter-spanish', file: '02-letter.jpg', from: 'ENG', to: 'ESP', words: 'story', width: 1000, height: 1440 },
  { name: 'letter-arabic', file: '02-letter.jpg', from: 'ENG', to: 'ARA', words: 'story', width: 1000, height: 1440 },
  { name: 'memory', file: '03-memory.png', from: 'ENG', to: 'JPN', words: 'story', width: 1000, height: 1440 },
  { name: 'island', file: '05-island.png', from: 'CHS', to: 'ENG', words: 'story', width: 1000, height: 1440 },
  { name: 'welcome', file: '07-welcome.jpg', from: 'FRA', to: 'ENG', words: 'story', width: 1000, height: 1440 },
  { name: 'storm-builtin', file: '01-storm.png', from: 'JPN', to: 'ENG', words: 'builtin', width: 1000, height: 1440 },
] as const satisfies readonly SamplePicture[]

/** Name of a sample page in one of its translations. */
export type SampleName = (typeof samplePictures)[number]['name']

/** What is known of a sample page. */
export function sampleOf(name: SampleName): SamplePicture {
  return samplePictures.find((sample) => sample.name === name)!
}
