/**
 * What the translator does around its weights, each rule under a name by which measurements switch it off, with what it is for.
 * Nothing but tooling does so.
 */
export const translatorRules = {
  lettering: 'ornaments, quotes, drawn-out sounds and dashes become plain writing before translation',
  'drawn-out': 'sounds that letterers draw out are shortened ("Nooooo")',
  stutters: 'a stutter is taken out before translation and put back ("W-what")',
  'run-ons': 'sentences and calls that a balloon sets one behind the other without a mark are parted',
  spellings: 'words in rarer kanji, in katakana or without kanji are spelt as usual (訊く as 聞く, コワイ as 怖い)',
  'spoken-forms': 'spoken forms become those of written sentences (知らねぇ as 知らない)',
  'letter-case': 'words in capitals are translated in small letters',
  'guessed-capitals': 'capitals inside a sentence that weights guess at become small',
  clauses: 'a sentence longer than the weights have learned is cut into clauses',
  connectives: 'a long sentence is cut at connectives too, not at commas alone',
  marks: 'marks are set as the target language sets them',
  'tidy-letters': 'spaces, accents and particles of translations are set right',
  'unmarked-questions': 'a sentence without a mark may become a question',
  names: 'names that no vocabulary knows are kept',
  'name-lists': 'names in kanji and Korean names before an honorific are known',
  'name-endings': 'a name takes the ending that its placeholder came back with',
  'names-in-letters': 'names are written in the letters of the target language',
  honorifics: 'what is hung on names is kept, dropped or translated',
  titles: 'what is written like a name behind an article, or calls somebody, is translated',
  'loose-particles': 'particles that a name leaves behind are dropped where a sentence is cut around it',
  'unknown-words': 'a word alone that falls into single letters is copied',
  loanwords: 'loanwords that weights do not know are looked up',
  glosses: 'words that weights do not know are looked up in a dictionary, and words that they know stand for them',
  numbers: 'numbers have placeholders',
  dates: 'dates, times, measures and ordinals are written by rule',
  'other-placeholders': 'a text that lost a name or number is tried with other placeholders',
  phrases: 'calls and set phrases are looked up',
  'opening-phrases':
    'a set phrase of several words that a sentence begins with is looked up by itself ("Give me a break, Tom"), and so is who is called in Japanese',
  'heard-phrases': 'what is said most often in a balloon of its own is looked up',
  'drawn-out-calls': 'a call is found however long it is drawn out',
  'rude-words': 'rude words need a rude source',
  'made-up-words': 'only words that occur in texts of the language are said',
  'own-script': 'only letters of the target language are said',
  beams: 'eight hypotheses are followed instead of one',
  'length-penalty': 'longer hypotheses are not put behind for their length',
  'no-repeats': 'a run of three tokens is said once',
  channel: 'hypotheses from which the weights of the opposite direction would not say the source are put behind',
  vote: 'of the hypotheses the one that agrees most with the others is taken',
} as const

/** The name of a rule. */
export type TranslatorRule = keyof typeof translatorRules
