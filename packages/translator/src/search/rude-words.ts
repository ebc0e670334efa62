import type { LanguageCode } from '@fukidashi/contract/languages'
import type { TokenReader } from './token-reader.ts'
import type { TokenConstraint } from './search-translations.ts'

/** Rude words: beginnings that make any word rude, and words that are rude by themselves only. */
interface RudeWords {
  readonly beginnings: RegExp
  readonly words: RegExp
}

const rudePortuguese: RudeWords = {
  beginnings:
    /^(?:caralh|merd|putinh|putari|fod[aeio]|fud[eiê]|bucet|boceta|cuz[aã]o|cacete|bost[ae]|xoxot|piroc|punhet|bastard)/iu,
  words: /^(?:cus?|put[ao]s?|porras?|viados?|picas?|tetas?|mij[ao])$/iu,
}

// Small models put words together from tokens, and hit upon these where the source says nothing of the kind.
const rudeWords: Partial<Record<LanguageCode, RudeWords>> = {
  ENG: {
    beginnings: /^(?:fuck|motherf|shit|bitch|cunt|assh|whore|slut|bastard|piss|pussy|nigg|fagg)/iu,
    words: /^(?:ass|asses|dick|dicks|cock|cocks|tits|crap|fag|fags|hell)$/iu,
  },
  ESP: {
    beginnings:
      /^(?:culo|mierd|joder|jodi|jode|coño|pendej|cabr[oó]n|ching[aoó]|maric[aoó]|gilip|caraj|follar|polla|hijoput)/iu,
    words: /^(?:put[ao]s?|verga|vergas|zorras?|tetas?|cag(?:a|o|ar|ada))$/iu,
  },
  FRA: {
    beginnings: /^(?:merd|putain|connar|connass|salop|encul|couill|bordel|chier|chiant|nichon)/iu,
    words: /^(?:cons?|conne|cul|putes?|bites?|chatte|foutre|pédé)$/iu,
  },
  DEU: {
    beginnings: /^(?:schei[sß]|arschl|fick|huren|wichs|fotze|schlampe|bastard|titte|piss)/iu,
    words: /^(?:arsch|hure|schwuchtel|nutte)$/iu,
  },
  ITA: {
    beginnings:
      /^(?:cazz|merd|stronz|puttan|troi[ae]|coglion|vaffancul|fottut|fotter|inculat|bastard|frocio|mignott)/iu,
    words: /^(?:culo|culi|figa|fica|fiche|tette|minchia|pisci[ao])$/iu,
  },
  PTB: rudePortuguese,
  RUS: {
    beginnings:
      /^(?:ху[йеёяи]|пизд|[её]б(?:а|у|л|т|н)|бля[дт]|муда[кч]|говн|говен|жоп|дерьм|ср[ау]ть|гандон|пидор|шлюх|ублюд)/iu,
    words: /^(?:сук[аиу]|сучк[аиу]|ссать|титьк[аи])$/iu,
  },
  TRK: {
    beginnings:
      /^(?:sik(?:i[kmşyc]|t[iı]|er|ey|me)|siktir|orospu|piçl|amcı[kğ]|yarra|taşak|ibne|pezeven|kahpe|kaltak|sürtük|boktan)/iu,
    words: /^(?:göt|götü|götün|bok|boku|piç|amk|amına|sikim|meme(?:ler)?)$/iu,
  },
  VIN: { beginnings: /^(?!)/u, words: /^(?:đụ|địt|lồn|cặc|buồi|đéo|đĩ|cứt)$/iu },
  KOR: { beginnings: /^(?:씨발|시발|개새끼|병신|좆|썅|지랄|창녀|보지(?!\p{L})|자지(?!\p{L}))/u, words: /^놈$/u },
}

const rudeSources: Partial<Record<LanguageCode, RegExp>> = {
  ENG: /(?<!\p{L})(?:fuck|motherf|shit|bitch|cunt|ass(?!\p{L})|asse|assh|arse|butt|whore|slut|bastard|piss|puss|nigg|fag|dick|cock|tits|crap|boob|damn|hell(?!\p{L}))/iu,
  JPN: /くそ|クソ|糞|畜生|ちくしょう|チクショウ|けつ|ケツ|尻|売女|おっぱい|チンコ|ちんこ|チンポ|地獄|野郎|ビッチ|ファック|売春/u,
  KOR: /씨발|시발|새끼|병신|지랄|좆|썅|빌어먹을|엉덩이|지옥|변태|창녀/u,
  CHS: /妈的|屁|混蛋|混账|王八|婊|操你|贱人|地狱|狗屎|杂种|色狼/u,
}

/**
 * What keeps a translation free of rude words, token by token; nothing when the source is rude itself, which stays the
 * author's word.
 */
export function forbidRudeWords(
  source: string,
  { from, to, reader }: { readonly from: LanguageCode; readonly to: LanguageCode; readonly reader: TokenReader },
): TokenConstraint | undefined {
  const rude = rudeWords[to]
  if (rude === undefined || rudeSources[from]?.test(source)) return undefined
  const { textOf, sinceLastSpace } = reader
  return (ids, token) => {
    const said = sinceLastSpace(ids)
    const next = textOf(token)
    const isWordOver = !/^\p{L}/u.test(next)
    return (isWordOver && rude.words.test(lastWordOf(said))) || rude.beginnings.test(lastWordOf(said + next))
  }
}

function lastWordOf(text: string): string {
  return /\p{L}*$/u.exec(text)![0]
}
