import type { LanguageCode } from '@fukidashi/contract/languages'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const greek = 'αβγδεζηθικλμνξοπρσςτυφχψω'
const thai =
  'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาำเแโใไๆฤฯ\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4d'
const kana =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんぁぃぅぇぉっゃゅょがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ' +
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォッャュョガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴー'
const japanese = '人大日一年本国見行何今私俺僕君時間手前気言話聞思戦争者世界心待殺死生名絶対働込畑辻'
const simplified = '我你他她们这那吗呢吧啊说话谁见头开关门东车马鸟鱼龙战争杀死时间对么什么现过还让给难应该绝对爱梦'
const traditional = '我你他她們這那嗎呢吧啊說話誰見頭開關門東車馬鳥魚龍戰爭殺死時間對麼什現過還讓給難應該絕愛夢裡'
const korean =
  '가각간나너는다도들라로를마만말바번보사서세아안어에오요우은을이있자저전제지차카타파하한할해했괜찮없습니까쪽싫뭐'
const arabic = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652؟،؛'
const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'
const devanagari =
  'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह\u0901\u0902\u0903\u093c\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0948\u0949\u094b\u094c\u094d।'
const bengali =
  'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎড়ঢ়য়\u0981\u0982\u0983\u09be\u09bf\u09c0\u09c1\u09c2\u09c3\u09c7\u09c8\u09cb\u09cc\u09cd'
const tamil =
  'அஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஷஸஹஃ\u0bbe\u0bbf\u0bc0\u0bc1\u0bc2\u0bc6\u0bc7\u0bc8\u0bca\u0bcb\u0bcc\u0bcd'
const georgian = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
const vietnamese = [...'aăâeêioôơuưy']
  .map((vowel) => [...'\u0300\u0301\u0303\u0309\u0323'].map((tone) => (vowel + tone).normalize('NFC')).join(''))
  .join('')

/** The letters that everyday text of a language is written with (after Unicode CLDR's main exemplar sets; for the ideographs a telling sample). */
export const exemplarCharacters: Readonly<Record<LanguageCode, string>> = {
  ENG: latin,
  JPN: kana + japanese,
  CHS: simplified,
  CHT: traditional,
  KOR: korean,
  ESP: `${latin}áéíñóúü¿¡`,
  FRA: `${latin}àâæçéèêëîïôœùûüÿ«»`,
  DEU: `${latin}äöüß„“`,
  ITA: `${latin}àèéìòù`,
  POR: `${latin}áâãàçéêíóôõú`,
  PTB: `${latin}áâãàçéêíóôõú`,
  RUS: `${cyrillic}ё`,
  TRK: `${latin}çğıİöşü`,
  VIN: `${latin}ăâđêôơư${vietnamese}`,
  THA: thai,
  IND: latin,
  ARA: arabic,
  DAN: `${latin}æøå`,
  NLD: `${latin}áäéëíïóöúü`,
  SWE: `${latin}åäöé`,
  NOR: `${latin}æøåàéó`,
  FIN: `${latin}åäöšž`,
  ISL: `${latin}áðéíóúýþæö`,
  POL: `${latin}ąćęłńóśźż`,
  CSY: `${latin}áčďéěíňóřšťúůýž`,
  SLK: `${latin}áäčďéíĺľňóôŕšťúýž`,
  SLV: `${latin}čšž`,
  HRV: `${latin}čćđšž`,
  BOS: `${latin}čćđšž`,
  SRP: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  MKD: 'абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ',
  BUL: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  UKR: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’',
  BEL: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя’',
  KAZ: `${cyrillic}ёәғқңөұүһі`,
  MON: `${cyrillic}ёөү`,
  HUN: `${latin}áéíóöőúüű`,
  ROM: `${latin}ăâîșț`,
  ELL: `${greek}άέήίόύώϊϋΐΰ`,
  SQI: `${latin}çë`,
  LIT: `${latin}ąčęėįšųūž`,
  LAV: `${latin}āčēģīķļņšūž`,
  EST: `${latin}äõöüšž`,
  CAT: `${latin}àçéèíïóòúü·`,
  GLG: `${latin}áéíñóúü`,
  MSA: latin,
  FIL: `${latin}ñ`,
  SWA: latin,
  AFR: `${latin}áâéèêëîïôöûü`,
  HEB: hebrew,
  FAS: `${arabic}پچژگکی`,
  URD: `${arabic}ٹپچڈڑژکگںھہۂۃیے۔`,
  HIN: devanagari,
  BEN: bengali,
  TAM: tamil,
  KAT: georgian,
}
