/** Scripts that a language is written in, by ISO 15924 code. Fonts and recognisers are chosen by script. */
export type Script =
  | 'Latn'
  | 'Cyrl'
  | 'Grek'
  | 'Arab'
  | 'Hebr'
  | 'Thai'
  | 'Jpan'
  | 'Hans'
  | 'Hant'
  | 'Kore'
  | 'Deva'
  | 'Beng'
  | 'Taml'
  | 'Telu'
  | 'Geor'
  | 'Armn'

interface LanguageFacts {
  /** Three-letter code used in every call, file and folder. */
  readonly code: string
  /** The language's name in the language itself. */
  readonly label: string
  /** English name, for the command line and logs. */
  readonly name: string
  /** BCP 47 tag, what browsers, fonts and translation services understand. */
  readonly tag: string
  readonly script: Script
  readonly direction: 'ltr' | 'rtl'
  /** Whether comics in it may set text in vertical columns. Korean comics do not. */
  readonly vertical: boolean
  /** Whether Papago translates it (product specification, section 3). */
  readonly papago: boolean
  /** Whether pages in it can be read, not only written. */
  readonly source: boolean
}

const row = <const Code extends string>(
  code: Code,
  label: string,
  name: string,
  tag: string,
  script: Script = 'Latn',
  facts: Partial<Pick<LanguageFacts, 'direction' | 'vertical' | 'papago' | 'source'>> = {},
): LanguageFacts & { readonly code: Code } => ({
  code,
  label,
  name,
  tag,
  script,
  direction: 'ltr',
  vertical: false,
  papago: false,
  source: false,
  ...facts,
})

const rows = [
  row('ENG', 'English', 'English', 'en', 'Latn', { papago: true, source: true }),
  row('JPN', '日本語', 'Japanese', 'ja', 'Jpan', { papago: true, source: true, vertical: true }),
  row('CHS', '简体中文', 'Chinese (Simplified)', 'zh-CN', 'Hans', { papago: true, source: true, vertical: true }),
  row('CHT', '繁體中文', 'Chinese (Traditional)', 'zh-TW', 'Hant', { papago: true, source: true, vertical: true }),
  row('KOR', '한국어', 'Korean', 'ko', 'Kore', { papago: true, source: true }),
  row('ESP', 'Español', 'Spanish', 'es', 'Latn', { papago: true, source: true }),
  row('FRA', 'Français', 'French', 'fr', 'Latn', { papago: true, source: true }),
  row('DEU', 'Deutsch', 'German', 'de', 'Latn', { source: true }),
  row('ITA', 'Italiano', 'Italian', 'it', 'Latn', { papago: true, source: true }),
  row('POR', 'Português', 'Portuguese', 'pt-PT', 'Latn', { source: true }),
  row('PTB', 'Português (Brasil)', 'Portuguese (Brazil)', 'pt-BR', 'Latn', { papago: true, source: true }),
  row('RUS', 'Русский', 'Russian', 'ru', 'Cyrl', { papago: true }),
  row('TRK', 'Türkçe', 'Turkish', 'tr', 'Latn', { source: true }),
  row('VIN', 'Tiếng Việt', 'Vietnamese', 'vi', 'Latn', { papago: true, source: true }),
  row('THA', 'ไทย', 'Thai', 'th', 'Thai', { papago: true }),
  row('IND', 'Bahasa Indonesia', 'Indonesian', 'id', 'Latn', { papago: true, source: true }),
  row('ARA', 'العربية', 'Arabic', 'ar', 'Arab', { direction: 'rtl' }),
  row('DAN', 'Dansk', 'Danish', 'da', 'Latn', { papago: true, source: true }),
  row('NLD', 'Nederlands', 'Dutch', 'nl', 'Latn', { source: true }),
  row('SWE', 'Svenska', 'Swedish', 'sv', 'Latn', { source: true }),
  row('NOR', 'Norsk', 'Norwegian', 'no', 'Latn', { source: true }),
  row('FIN', 'Suomi', 'Finnish', 'fi', 'Latn', { source: true }),
  row('ISL', 'Íslenska', 'Icelandic', 'is', 'Latn', { source: true }),
  row('POL', 'Polski', 'Polish', 'pl', 'Latn', { source: true }),
  row('CSY', 'Čeština', 'Czech', 'cs', 'Latn', { source: true }),
  row('SLK', 'Slovenčina', 'Slovak', 'sk', 'Latn', { source: true }),
  row('SLV', 'Slovenščina', 'Slovenian', 'sl', 'Latn', { source: true }),
  row('HRV', 'Hrvatski', 'Croatian', 'hr', 'Latn', { source: true }),
  row('BOS', 'Bosanski', 'Bosnian', 'bs', 'Latn', { source: true }),
  row('SRP', 'Српски', 'Serbian', 'sr', 'Cyrl'),
  row('MKD', 'Македонски', 'Macedonian', 'mk', 'Cyrl'),
  row('BUL', 'Български', 'Bulgarian', 'bg', 'Cyrl'),
  row('UKR', 'Українська', 'Ukrainian', 'uk', 'Cyrl'),
  row('BEL', 'Беларуская', 'Belarusian', 'be', 'Cyrl'),
  row('KAZ', 'Қазақша', 'Kazakh', 'kk', 'Cyrl'),
  row('MON', 'Монгол', 'Mongolian', 'mn', 'Cyrl'),
  row('HUN', 'Magyar', 'Hungarian', 'hu', 'Latn', { source: true }),
  row('ROM', 'Română', 'Romanian', 'ro', 'Latn', { source: true }),
  row('ELL', 'Ελληνικά', 'Greek', 'el', 'Grek'),
  row('SQI', 'Shqip', 'Albanian', 'sq', 'Latn', { source: true }),
  row('LIT', 'Lietuvių', 'Lithuanian', 'lt', 'Latn', { source: true }),
  row('LAV', 'Latviešu', 'Latvian', 'lv', 'Latn', { source: true }),
  row('EST', 'Eesti', 'Estonian', 'et', 'Latn', { source: true }),
  row('CAT', 'Català', 'Catalan', 'ca', 'Latn', { source: true }),
  row('GLG', 'Galego', 'Galician', 'gl', 'Latn', { source: true }),
  row('MSA', 'Bahasa Melayu', 'Malay', 'ms', 'Latn', { source: true }),
  row('FIL', 'Filipino', 'Filipino', 'fil', 'Latn', { source: true }),
  row('SWA', 'Kiswahili', 'Swahili', 'sw', 'Latn', { source: true }),
  row('AFR', 'Afrikaans', 'Afrikaans', 'af', 'Latn', { source: true }),
  row('HEB', 'עברית', 'Hebrew', 'he', 'Hebr', { direction: 'rtl' }),
  row('FAS', 'فارسی', 'Persian', 'fa', 'Arab', { direction: 'rtl' }),
  row('URD', 'اردو', 'Urdu', 'ur', 'Arab', { direction: 'rtl' }),
  row('HIN', 'हिन्दी', 'Hindi', 'hi', 'Deva'),
  row('BEN', 'বাংলা', 'Bengali', 'bn', 'Beng'),
  row('TAM', 'தமிழ்', 'Tamil', 'ta', 'Taml'),
  row('KAT', 'ქართული', 'Georgian', 'ka', 'Geor'),
]

/** Three-letter code of a supported language. */
export type LanguageCode = (typeof rows)[number]['code']

/** One supported language: its names, script, writing direction and what can be done with it. */
export interface Language extends LanguageFacts {
  readonly code: LanguageCode
}

/** Every supported language, most wanted first. The one list that all clients, engines and fonts are checked against. */
export const languages: readonly Language[] = rows

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]))

/** The language of a three-letter code in any case, or undefined when there is none. */
export function findLanguage(code: string): Language | undefined {
  return byCode.get(code.toUpperCase())
}

/** The language of a code that is known to be one. */
export function languageOf(code: LanguageCode): Language {
  return byCode.get(code)!
}
