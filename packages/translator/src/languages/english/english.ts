import { weekdaysOf } from '../calendar.ts'
import type { LanguageRules } from '../language-rules.ts'
import { englishStandIns } from './english-stand-ins.ts'
import { englishNumbers } from './english-numbers.ts'
import { englishPhrases } from './english-phrases.ts'

/** English words that are written like names where somebody is called by them. */
const wordsOfAddress: ReadonlySet<string> = new Set(
  [
    'Captain Doctor Professor Sir Madam Miss Master Mistress King Queen Prince Princess Lord Lady Duke Count Baron Emperor',
    'Mom Mommy Mum Mummy Mama Dad Daddy Papa Mother Father Grandma Grandpa Grandmother Grandfather Uncle Aunt Auntie Brother Sister',
    'General Colonel Major Sergeant Lieutenant Commander Admiral Officer Detective Inspector Chief Boss Mayor President Minister',
    'Judge Teacher Coach God Goddess Heaven Hell Earth Moon Sun Death Fate Internet Ladies Gentlemen Majesty Highness Honor',
  ]
    .join(' ')
    .split(' '),
)

/** English. */
export const english: LanguageRules = {
  code: 'ENG',
  marks: { abbreviations: /\b(?:Mr|Mrs|Ms|Dr|St|Prof|Sr|Sra|vs)\.$/u },
  lettering: { ampersand: 'and' },
  clauses: {
    connectives:
      /\s+(?=(?:and|but|or|so|because|since|when|while|until|before|after|if|unless|although|though|that|which|who|where)\s)/giu,
    partByThemselves: true,
    openings: new Set(['meanwhile', 'elsewhere', 'previously', 'eventually', 'afterwards']),
  },
  names: {
    known: ['Tom', 'Mary', 'John'],
    determiners: 'a an the this that these those my your his her our their every each no'.split(' '),
    wordsOfAddress,
    // Months are found as numbers.
    capitalisedWords: new Set([
      ...weekdaysOf('en'),
      ...'English French German Italian Spanish Russian Chinese Japanese Korean American Christmas Halloween Easter'.split(
        ' ',
      ),
    ]),
  },
  numbers: englishNumbers,
  standIns: englishStandIns,
  phrases: englishPhrases,
  rudeWords: {
    forbidden: {
      beginnings: /^(?:fuck|motherf|shit|bitch|cunt|assh|whore|slut|bastard|piss|pussy|nigg|fagg)/iu,
      words: /^(?:ass|asses|dick|dicks|cock|cocks|tits|crap|fag|fags|hell)$/iu,
    },
    inSource:
      /(?<!\p{L})(?:fuck|motherf|shit|bitch|cunt|ass(?!\p{L})|asse|assh|arse|butt|whore|slut|bastard|piss|puss|nigg|fag|dick|cock|tits|crap|boob|damn|hell(?!\p{L}))/iu,
  },
  // English has "not" behind these words alone, and a list of words holds both halves of a contraction by themselves.
  misspelling:
    /(?<!(?<!\p{L})(?:ai|are|ca|could|did|does|do|had|has|have|is|might|must|need|ought|sha|should|was|were|wo|would)n)['’]t(?!\p{L})/iu,
  guessesCapitals: true,
}
