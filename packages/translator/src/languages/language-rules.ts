import type { NameList } from './name-list.ts'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { NumberRules } from './number-rules.ts'
import type { PhraseTable } from './phrase-table.ts'

/**
 * All that is special to one language, as the source and as the target of a translation. What a language has nothing special
 * for is left out, and everything then works as in most languages. All patterns of texts are global.
 */
export interface LanguageRules {
  readonly code: LanguageCode
  readonly marks?: MarkRules
  readonly lettering?: LetteringRules
  readonly clauses?: ClauseRules
  readonly names?: NameRules
  readonly numbers?: NumberRules
  readonly phrases?: PhraseTable
  readonly loanwords?: Loanwords
  readonly standIns?: StandInRules
  readonly rudeWords?: RudeWords
  /** What no word of the language looks like, though a list of words holds its parts ("Tom't"); matched against the last word said. */
  readonly misspelling?: RegExp
  /** Whether weights guess at capitals inside a sentence when the source's script has none ("the Field"). */
  readonly guessesCapitals?: boolean
}

/** How a language sets the marks of sentences. */
export interface MarkRules {
  /** The full stop that weights learned it with, if it is not that of ASCII. */
  readonly fullStop?: string
  /** Marks between clauses by those of ASCII; an empty string stands for none. */
  readonly betweenClauses?: Readonly<Record<string, string>>
  /** The marks that a sentence ends with, given in ASCII. */
  readonly closing?: (marks: string) => string
  /** The marks that stand in front of words as well, for those at the end. */
  readonly opening?: (words: string, marks: string) => string
  /** What stands around a text that is an aside or a thought as a whole; those of ASCII where nothing is said. */
  readonly parentheses?: readonly [opening: string, closing: string]
  /** Words of a translation with what texts to learn from were typed with replaced by what belongs there. */
  readonly tidy?: (words: string) => string
  /** For a language whose comics mostly set no mark at the end: what a sentence ends with that asks all the same. */
  readonly unmarkedQuestion?: RegExp
  /**
   * What a text without a mark ends with when its sentence goes on elsewhere, as in the next balloon. Where it is given, models
   * are told what trails off: such texts, and those with dots behind them.
   */
  readonly unfinished?: RegExp
  /** What a dash inside a sentence becomes before translation; a comma where nothing is said. */
  readonly dash?: string
  /** Abbreviations whose full stop ends no sentence, at the end of a text. */
  readonly abbreviations?: RegExp
}

/** How comics letter what a written text would not have. */
export interface LetteringRules {
  /** A stutter, whose first group stays; unset, one in Latin letters ("W-what"). */
  readonly stutter?: RegExp
  /** How a stutter is written: pattern of what is said twice, and the mark between. */
  readonly writtenStutter?: { readonly said: string; readonly mark: string }
  /** A text without sounds that are drawn out ("Nooooo"); unset, letters that stand three times stand once. */
  readonly shortened?: (text: string) => string
  /** A text with the marks between sentences that letterers leave to the ends of lines; asked for first. */
  readonly partRunOns?: (text: string, names: readonly NamePair[]) => string
  /** A text with the words that comics write otherwise than most texts in their usual spelling, before its spoken forms. */
  readonly usualSpelling?: (text: string) => string
  /** Spoken forms as the written ones that weights learned. */
  readonly spokenForms?: (text: string) => string
  /** Sounds at the end of a word that break off or are drawn out, looked for after the spoken forms. */
  readonly brokenOff?: RegExp
  /** The word for "&". */
  readonly ampersand?: string
}

/** Where a long sentence may be cut besides commas. */
export interface ClauseRules {
  /** Places before or behind a connective. */
  readonly connectives: RegExp
  /** Whether a connective parts clauses by itself, as "because" does; otherwise a comma takes its place in the translation. */
  readonly partByThemselves: boolean
  /** Words in small letters that are a clause of their own before a comma, as those that people are called by. */
  readonly openings?: ReadonlySet<string>
}

/** A name as it stands in the source text, and as it has to stand in the translation. */
export interface NamePair {
  readonly source: string
  readonly target: string
  /** Whether it is mostly a woman's, so that words for her agree; not so where nothing is said. */
  readonly isWomans?: boolean
}

/** The endings of one kind of word, which a model says behind a placeholder. */
export interface WordEnding {
  /** Pattern of what may stand behind the placeholder. */
  readonly pattern: string
  /** A word in the place of `found`, a placeholder with its ending. */
  readonly carry: (word: string, found: string) => string
}

/** A word that a language hangs on names. */
export interface Honorific {
  /** As it is written, best known first. */
  readonly forms: readonly string[]
  /** In Latin letters, with what joins it to a name. */
  readonly sound: string
  /** What makes another word of it when it follows: 殿下 is no 殿. */
  readonly notBefore?: string
}

/** How a language treats names. */
export interface NameRules {
  /**
   * Tom, Mary and John, or those that weights know best in their place (they lead the texts to learn from), in this order in every
   * language. A name that a model does not know is replaced by one of these while it translates.
   */
  readonly known?: readonly [string, string, string]
  /** The endings that names take. */
  readonly ending?: WordEnding
  /** A name in Latin letters as the language writes it; `from` is the language that it comes from. */
  readonly inLetters?: (name: string, from: LanguageCode) => string
  /** A word alone that is mostly a name or a sound when no vocabulary knows it, and how it becomes Latin letters. */
  readonly inLatin?: { readonly word: RegExp; readonly transcribe: (word: string) => string }
  /**
   * Names in texts of a script without capitals; `isUnknown` says whether a model has only single letters for a word, `listed` are
   * names that came with the weights.
   */
  readonly find?: (texts: readonly string[], isUnknown: (word: string) => boolean, listed?: NameList) => NamePair[]
  /** What is hung on names. */
  readonly honorifics?: readonly Honorific[]
  /** What the language says for honorifics of others by their sound, behind the name. Where it would tell man from woman, nothing. */
  readonly honorificEquivalents?: Readonly<Record<string, string>>
  /** Articles and owners: what is written like a name behind one is none ("the Potion Contest"). */
  readonly determiners?: readonly string[]
  /** Words that always have a capital and are no names, such as weekdays. */
  readonly capitalisedWords?: ReadonlySet<string>
  /** Words that a vocabulary may hold with a capital alone, since it spells them otherwise in pieces, and that are no names. */
  readonly smallWords?: ReadonlySet<string>
  /** Words that people are called by and that are written like names then ("Captain"). */
  readonly wordsOfAddress?: ReadonlySet<string>
  /** Particles that a name or number leaves behind at the beginning of a text that is cut there. */
  readonly looseParticles?: RegExp
}

/** Words that came from another language and that weights mostly do not know. */
export interface Loanwords {
  /** The language that their meaning is given in. */
  readonly into: LanguageCode
  readonly meanings: ReadonlyMap<string, string>
  /** Letters from which on a loanword may be part of a word made of several; none are looked for where nothing is said. */
  readonly shortestInCompound?: number
  /** The words of texts that may be loanwords. */
  readonly find: (texts: readonly string[]) => readonly string[]
}

/** Where a text holds a word that is glossed. */
export interface FoundWord {
  readonly start: number
  readonly end: number
  /** The word as it is glossed. */
  readonly word: string
  /** Another word in the form of this one, with its article if that goes by the sound; itself where nothing is said. */
  readonly inForm?: (known: string) => string
  /** Whether another word can take this form; any can where nothing is said. */
  readonly suits?: (known: string) => boolean
}

/** How words that weights do not know are stood for by words that they know. */
export interface StandInRules {
  /** Words that all weights know, by their English: one can stand for others in a direction whose languages both have it. */
  readonly known: Readonly<Record<string, string>>
  /** As a source: whether a text holds a known word in one of its forms. */
  readonly isIn?: (known: string, text: string) => boolean
  /** As a source: the words of a text that are glossed, in their order. */
  readonly find?: (text: string, isGlossed: (word: string) => boolean) => readonly FoundWord[]
  /** As a target: whether a known word may stand for a meaning, as one of its kind and gender; any may where nothing is said. */
  readonly standsFor?: (known: string, meaning: string) => boolean
  /** As a target: the forms in which a known word comes out, global, and a meaning in the form of what was found. */
  readonly written?: (
    known: string,
    meaning: string,
  ) => { readonly found: RegExp; readonly replace: (found: string) => string }
  /** As a target: what is said for a meaning when its word is a whole text; undefined where weights are asked. */
  readonly alone?: (meaning: string) => string | undefined
}

/** Rude words, which small models hit upon when they put words together from tokens. */
export interface RudeWords {
  /** What a translation may not say unless its source is rude: beginnings that make any word rude, and words that are rude by themselves. */
  readonly forbidden?: { readonly beginnings: RegExp; readonly words: RegExp }
  /** What makes a source rude, so that its translation may be. */
  readonly inSource?: RegExp
}
