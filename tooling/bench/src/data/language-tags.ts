import { type LanguageCode, languages } from '@fukidashi/contract/languages'

/** ISO 639-3 codes, which name folders of corpora and weights, by the languages that these have. */
const isoCodes: Partial<Record<LanguageCode, string>> = {
  ENG: 'eng',
  JPN: 'jpn',
  CHS: 'zho',
  KOR: 'kor',
  ESP: 'spa',
  FRA: 'fra',
  DEU: 'deu',
  ITA: 'ita',
  POR: 'por',
  PTB: 'por',
  RUS: 'rus',
  TRK: 'tur',
  VIN: 'vie',
  THA: 'tha',
  IND: 'ind',
  ARA: 'ara',
}

/** The ISO 639-3 code of a language. Throws an Error for one that no corpus here is in. */
export function isoCodeOf(language: LanguageCode): string {
  const code = isoCodes[language]
  if (code === undefined) throw new Error(`there are no corpora in ${language}`)
  return code
}

/** The first language of an ISO 639-3 code, in the product's order. */
export function languageOfIsoCode(iso: string): LanguageCode | undefined {
  return languages.find(({ code }) => isoCodes[code] === iso)?.code
}
