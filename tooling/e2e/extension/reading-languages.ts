/** The language that readers of an interface language have their comics in, in pictures. */
export const readingLanguages = {
  en: 'ENG',
  ja: 'JPN',
  'zh-CN': 'CHS',
  ko: 'KOR',
  es: 'ESP',
  fr: 'FRA',
  de: 'DEU',
  it: 'ITA',
  tr: 'TRK',
  vi: 'VIN',
  ar: 'ARA',
} as const
