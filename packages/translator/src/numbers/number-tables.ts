import type { LanguageCode } from '@fukidashi/contract/languages'

/** Words of one number as the built-in models say them: plain ones, and those of ordinal ("third"). */
export interface NumberWord {
  readonly value: number
  readonly plain: string
  readonly ordinal: string
}

const row = (value: number, plain: string, ordinal: string): NumberWord => ({ value, plain, ordinal })

// Endings of adjectives, which ordinals are.
const declined = '(?:ый|ой|ая|ое|ые|ого|ому|ым|ую|ом|ых|ыми)'

// A numeral beside another makes a larger number; an ordinal is said before or behind it.
function numeral(value: number, written: string, ordinal: (alone: string) => string): NumberWord {
  const alone = `(?<![〇零一二三四五六七八九十百千万億亿两])(?:${written})(?![〇零一二三四五六七八九十百千万億亿两])`
  return row(value, `(?<!第)${alone}(?!番目)`, `第${alone}|第${value}(?!\\d)${ordinal(alone)}`)
}

function japanese(value: number, written: string, ordinal = '(?!)'): NumberWord {
  return numeral(value, written, (alone) => `|(?:${alone}|(?<!\\d)${value})番目|${ordinal}`)
}

function chinese(value: number, written: string): NumberWord {
  return numeral(value, written, () => '')
}

// Native numerals count things, with a form of their own before what is counted; those from Chinese count time, money and floors.
const chineseCounted = '(?= ?(?:년|월|일|분|초|층|번|주|개월|학년|원|달러|퍼센트|미터|킬로))'

function korean(value: number, native: string, counting: string, fromChinese: string, ordinal = counting): NumberWord {
  const numerals = [native, `${counting}(?= )(?! 번째)`, fromChinese + chineseCounted].join('|')
  const ordinals = `${ordinal} ?번째|${native}째|제 ?${fromChinese}(?!\\p{L})`
  return row(value, `(?<!\\p{L})(?:${numerals})(?!째)`, `(?<!\\p{L})(?:${ordinals})|제 ?${value}(?!\\d)`)
}

// Articles and short words are written on to what follows; the feminine ends in ة. An ordinal has the article mostly.
function arabic(value: number, stem: string, ordinal = stem): NumberWord {
  const parted = (forms: string, article: string) =>
    `(?<!\\p{L})[وفبلك]?${article}(?:${forms})[ةه]?(?!\\p{L})(?! (?:عشر|و?(?:مئ|مائ|ألف|آلاف|مليون)))`
  return row(value, parted(stem, '(?:ال)?'), parted(ordinal, '(?:ال|لل)'))
}

const portuguese: readonly NumberWord[] = [
  row(1, 'uma?', 'primeir[oa]'),
  row(2, 'dois|duas', 'segund[oa](?!-feira)'),
  row(3, 'três', 'terceir[oa]'),
  row(4, 'quatro', 'quart[oa](?!-feira)'),
  row(5, 'cinco', 'quint[oa](?!-feira)'),
  row(6, 'seis', 'sext[oa](?!-feira)'),
  row(7, 'sete', 'sétim[oa]'),
  row(8, 'oito', 'oitav[oa]'),
  row(9, 'nove', 'non[oa]'),
  row(10, 'dez', 'décim[oa]'),
  row(11, 'onze', 'décim[oa] primeir[oa]|undécim[oa]'),
  row(12, 'doze', 'décim[oa] segund[oa]|duodécim[oa]'),
  row(20, 'vinte', 'vigésim[oa]'),
  row(30, 'trinta', 'trigésim[oa]'),
  row(50, 'cinquenta', 'quinquagésim[oa]'),
  row(100, 'cem|cento', 'centésim[oa]'),
]

/** Small numbers and round ones of the languages that may say them in words. */
export const numberTables: Partial<Record<LanguageCode, readonly NumberWord[]>> = {
  ENG: [
    row(1, 'one|once', 'first'),
    row(2, 'two|twice', 'second'),
    row(3, 'three', 'third'),
    row(4, 'four', 'fourth'),
    row(5, 'five', 'fifth'),
    row(6, 'six', 'sixth'),
    row(7, 'seven', 'seventh'),
    row(8, 'eight', 'eighth'),
    row(9, 'nine', 'ninth'),
    row(10, 'ten', 'tenth'),
    row(11, 'eleven', 'eleventh'),
    row(12, 'twelve', 'twelfth'),
    row(20, 'twenty', 'twentieth'),
    row(30, 'thirty', 'thirtieth'),
    row(50, 'fifty', 'fiftieth'),
    row(100, '(?:one|a) hundred|hundred', 'hundredth'),
  ],
  ESP: [
    row(1, 'una?|uno', 'primer[oa]?'),
    row(2, 'dos', 'segund[oa]'),
    row(3, 'tres', 'tercer[oa]?'),
    row(4, 'cuatro', 'cuart[oa]'),
    row(5, 'cinco', 'quint[oa]'),
    row(6, 'seis', 'sext[oa]'),
    row(7, 'siete', 'séptim[oa]'),
    row(8, 'ocho', 'octav[oa]'),
    row(9, 'nueve', 'noven[oa]'),
    row(10, 'diez', 'décim[oa]'),
    row(11, 'once', 'undécim[oa]'),
    row(12, 'doce', 'duodécim[oa]'),
    row(20, 'veinte', 'vigésim[oa]'),
    row(30, 'treinta', 'trigésim[oa]'),
    row(50, 'cincuenta', 'quincuagésim[oa]'),
    row(100, 'cien(?:to)?', 'centésim[oa]'),
  ],
  FRA: [
    row(1, 'une?', 'premi(?:er|ère)'),
    row(2, 'deux', 'deuxième|seconde?'),
    row(3, 'trois', 'troisième'),
    row(4, 'quatre', 'quatrième'),
    row(5, 'cinq', 'cinquième'),
    row(6, 'six', 'sixième'),
    row(7, 'sept', 'septième'),
    row(8, 'huit', 'huitième'),
    row(9, 'neuf', 'neuvième'),
    row(10, 'dix', 'dixième'),
    row(11, 'onze', 'onzième'),
    row(12, 'douze', 'douzième'),
    row(20, 'vingt', 'vingtième'),
    row(30, 'trente', 'trentième'),
    row(50, 'cinquante', 'cinquantième'),
    row(100, 'cent', 'centième'),
  ],
  DEU: [
    row(1, 'ein(?:e[nmrs]?|s|mal)?', 'erste[nmrs]?'),
    row(2, 'zwei(?:mal)?', 'zweite[nmrs]?'),
    row(3, 'drei(?:mal)?', 'dritte[nmrs]?'),
    row(4, 'vier', 'vierte[nmrs]?'),
    row(5, 'fünf', 'fünfte[nmrs]?'),
    row(6, 'sechs', 'sechste[nmrs]?'),
    row(7, 'sieben', 'sieb(?:en)?te[nmrs]?'),
    row(8, 'acht', 'achte[nmrs]?'),
    row(9, 'neun', 'neunte[nmrs]?'),
    row(10, 'zehn', 'zehnte[nmrs]?'),
    row(11, 'elf', 'elfte[nmrs]?'),
    row(12, 'zwölf', 'zwölfte[nmrs]?'),
    row(20, 'zwanzig', 'zwanzigste[nmrs]?'),
    row(30, 'dreißig', 'dreißigste[nmrs]?'),
    row(50, 'fünfzig', 'fünfzigste[nmrs]?'),
    row(100, '(?:ein)?hundert', 'hundertste[nmrs]?'),
  ],
  ITA: [
    row(1, 'un[ao]?', 'prim[aeio]'),
    row(2, 'due', 'second[aeio]'),
    row(3, 'tre', 'terz[aeio]'),
    row(4, 'quattro', 'quart[aeio]'),
    row(5, 'cinque', 'quint[aeio]'),
    row(6, 'sei', 'sest[aeio]'),
    row(7, 'sette', 'settim[aeio]'),
    row(8, 'otto', 'ottav[aeio]'),
    row(9, 'nove', 'non[aeio]'),
    row(10, 'dieci', 'decim[aeio]'),
    row(11, 'undici', 'undicesim[aeio]'),
    row(12, 'dodici', 'dodicesim[aeio]'),
    row(20, 'venti', 'ventesim[aeio]'),
    row(30, 'trenta', 'trentesim[aeio]'),
    row(50, 'cinquanta', 'cinquantesim[aeio]'),
    row(100, 'cento', 'centesim[aeio]'),
  ],
  PTB: portuguese,
  RUS: [
    row(1, 'од(?:ин|н[аоиу]|но(?:го|й|му|м)|ни(?:м|х|ми))', `перв${declined}`),
    row(2, 'дв(?:а|е|ух|ум|умя|ое|ажды)', `втор${declined}`),
    row(3, 'тр(?:и|[её]х|[её]м|емя|ое|ижды)', 'трет(?:ий|ь(?:я|е|и|его|ей|ему|им|ю|ем|их|ими))'),
    row(4, 'четыр(?:е|[её]х|[её]м|ьмя)|четверо', `четв[её]рт${declined}`),
    row(5, 'пят(?:ь|и|ью|еро)', `пят${declined}`),
    row(6, 'шест(?:ь|и|ью|еро)', `шест${declined}`),
    // "семью" is a family too.
    row(7, 'сем(?:ь|и|еро)', `седьм${declined}`),
    row(8, 'вос(?:емь|ьми|емью)', `восьм${declined}`),
    row(9, 'девят(?:ь|и|ью)', `девят${declined}`),
    row(10, 'десят(?:ь|и|ью)', `десят${declined}`),
    row(11, 'одиннадцат(?:ь|и|ью)', `одиннадцат${declined}`),
    row(12, 'двенадцат(?:ь|и|ью)', `двенадцат${declined}`),
    row(20, 'двадцат(?:ь|и|ью)', `двадцат${declined}`),
    row(30, 'тридцат(?:ь|и|ью)', `тридцат${declined}`),
    row(50, 'пят(?:ьдесят|идесяти)', `пятидесят${declined}`),
    row(100, 'ст[оа]', `сот${declined}`),
  ],
  JPN: [
    japanese(1, '一', '最初|初めて'),
    japanese(2, '二|ふた(?=つ)'),
    japanese(3, '三'),
    japanese(4, '四'),
    japanese(5, '五'),
    japanese(6, '六'),
    japanese(7, '七'),
    japanese(8, '八'),
    japanese(9, '九'),
    japanese(10, '十'),
    japanese(11, '十一'),
    japanese(12, '十二'),
    japanese(20, '二十'),
    japanese(30, '三十'),
    japanese(50, '五十'),
    japanese(100, '百'),
  ],
  VIN: [
    row(1, 'một', 'thứ nhất|đầu tiên'),
    row(2, 'hai', 'thứ hai'),
    row(3, 'ba', 'thứ ba'),
    row(4, 'bốn', 'thứ tư'),
    row(5, 'năm', 'thứ năm'),
    row(6, 'sáu', 'thứ sáu'),
    row(7, 'bảy', 'thứ bảy'),
    row(8, 'tám', 'thứ tám'),
    row(9, 'chín', 'thứ chín'),
    row(10, 'mười', 'thứ mười'),
    row(11, 'mười một', 'thứ mười một'),
    row(12, 'mười hai', 'thứ mười hai'),
    row(20, 'hai mươi', 'thứ hai mươi'),
    row(30, 'ba mươi', 'thứ ba mươi'),
    row(50, 'năm mươi', 'thứ năm mươi'),
    row(100, 'một trăm', 'thứ một trăm'),
  ],
  ARA: [
    arabic(1, 'واحد', 'أول|أولى'),
    arabic(2, 'اثن(?:ان|ين|تان|تين)', 'ثان(?:ي|ية)?'),
    arabic(3, 'ثلاث', 'ثالث'),
    arabic(4, '[أا]ربع', 'رابع'),
    arabic(5, 'خمس', 'خامس'),
    arabic(6, 'ست', 'سادس'),
    arabic(7, 'سبع', 'سابع'),
    arabic(8, 'ثمان(?:ي|ية)?', 'ثامن'),
    arabic(9, 'تسع', 'تاسع'),
    arabic(10, 'عشر', 'عاشر'),
    arabic(11, '[إأا]حد[ىي]? عشر', 'حادي(?:ة)? عشر'),
    arabic(12, 'اثن[اي] عشر', 'ثاني(?:ة)? عشر'),
    arabic(20, 'عشر(?:ون|ين)'),
    arabic(30, 'ثلاث(?:ون|ين)'),
    arabic(50, 'خمس(?:ون|ين)'),
    arabic(100, 'م(?:ئ|ائ)'),
  ],
  CHS: [
    chinese(1, '一'),
    chinese(2, '二|两'),
    chinese(3, '三'),
    chinese(4, '四(?![处周面肢])'),
    chinese(5, '五'),
    chinese(6, '六'),
    chinese(7, '七'),
    chinese(8, '八'),
    chinese(9, '九'),
    chinese(10, '十(?!分(?!钟))'),
    chinese(11, '十一'),
    chinese(12, '十二'),
    chinese(20, '二十'),
    chinese(30, '三十'),
    chinese(50, '五十'),
    chinese(100, '一?百'),
  ],
  KOR: [
    korean(1, '하나', '한', '일', '첫'),
    korean(2, '둘(?!러)', '두', '이'),
    korean(3, '셋', '세', '삼'),
    korean(4, '넷', '네', '사'),
    korean(5, '다섯', '다섯', '오'),
    korean(6, '여섯', '여섯', '육'),
    korean(7, '일곱', '일곱', '칠'),
    korean(8, '여덟', '여덟', '팔'),
    korean(9, '아홉', '아홉', '구'),
    // "열" begins the word for opening too.
    korean(10, '열(?!\\p{L})', '열', '십'),
    korean(11, '열하나', '열한', '십일'),
    korean(12, '열둘', '열두', '십이'),
    korean(20, '스물(?![가-힣])', '스무', '이십'),
    korean(30, '서른(?![가-힣])', '서른', '삼십'),
    korean(50, '쉰(?![가-힣])', '쉰', '오십'),
    korean(100, '백(?![가-힣])', '백', '백'),
  ],
  TRK: [
    row(1, 'bir', 'birinci|ilk'),
    row(2, 'iki', 'ikinci'),
    row(3, 'üç', 'üçüncü'),
    row(4, 'dört', 'dördüncü'),
    row(5, 'beş', 'beşinci'),
    row(6, 'altı', 'altıncı'),
    row(7, 'yedi', 'yedinci'),
    row(8, 'sekiz', 'sekizinci'),
    row(9, 'dokuz', 'dokuzuncu'),
    row(10, 'on', 'onuncu'),
    row(11, 'on bir', 'on birinci'),
    row(12, 'on iki', 'on ikinci'),
    row(20, 'yirmi', 'yirminci'),
    row(30, 'otuz', 'otuzuncu'),
    row(50, 'elli', 'ellinci'),
    row(100, 'yüz', 'yüzüncü'),
  ],
}
