// Where a sentence or clause ends.
const end = String.raw`(?=$|[^\p{L}])`
const rows = (pairs: readonly (readonly [pattern: string, standard: string])[]) =>
  pairs.map(([pattern, standard]) => [new RegExp(pattern, 'gu'), standard] as const)

/**
 * What the people of Kansai say in stories, and a few endings of other parts of Japan, in the standard language, in the order in
 * which they are looked for. Texts to learn from hardly have any: ほんま stands 8 times in 420,000 lines, 本当 2,472 times.
 */
const dialects = rows([
  // Words.
  ['ほんま|ホンマ', '本当'],
  ['めっちゃ|メッチャ|ごっつう?', 'すごく'],
  ['ぎょうさん', 'たくさん'],
  ['なんぼ', 'いくら'],
  ['おおきに', 'ありがとう'],
  ['おもろ(?=い|かっ|く|そう)', '面白'],
  ['せやけど', 'だけど'],
  ['せやから', 'だから'],
  [String.raw`(?<!\p{L})せや(?=な|で|$|[^\p{L}])`, 'そうだ'],
  [String.raw`(?<!\p{L})ほな(?=、|$|[^\p{L}]|な|行|い)`, 'じゃあ'],
  [String.raw`(?<!\p{L})ほんで`, 'それで'],
  ['どない(?=し|す|な|や)', 'どう'],
  ['そない(?=な)', 'そん'],
  ['なんちゅう', 'なんという'],
  ['っ?ちゅうねん', 'って言うんだ'],
  [String.raw`(?:は|早)よ(?=[せし行来帰言食起寝])`, '早く'],
  ['(?:あかん|アカン)(?=やろ)', 'だめ'],
  ['(?:あかん|アカン)で', 'だめだよ'],
  ['(?:あかん|アカン)(?=わ|よ|って|$|[^\\p{L}])', 'だめだ'],
  // "Ee" is yes as well.
  ['ええ(?=やん|やろ|で|ねん|わ|加減|奴|人|子|感じ|の[かや]|からな|けど)', 'いい'],
  ['かまへん', 'かまわない'],
  ['おらへん', 'いない'],
  ['あらへん', 'ない'],
  // Negation: "koko-rahen" is a place.
  [
    '(?<=[わかさたなまがば]|(?<!こ)ら|[えけせてねべめれげ])へん(?=か|の|で|わ|よ|な|け|ねん|やろ|やん|し|って|$|[^\\p{L}])',
    'ない',
  ],
  ['(?<=でき|来|起き|見)[ひえ]ん(?=か|の|で|わ|な|け|ねん|やろ|やん|$|[^\\p{L}])', 'ない'],
  // "Chau" is also "te shimau".
  [String.raw`(?<!\p{L})ちゃう(?=で|わ|ねん|やろ|て|ちゃう|$|[^\p{L}])`, '違う'],
  [`(?<=ん)ちゃう(?=か|$|[^\\p{L}])`, 'じゃない'],
  // Endings.
  ['なんでやねん', 'なんでだよ'],
  ['(?<=[てで])んねん', 'るんだ'],
  ['(?<=[しっえけせめれべ])とんねん', 'ているんだ'],
  ['(?<=[しっえけせめれべ])とる(?=か|の|ん|わ|で|な|よ|$|[^\\p{L}])', 'ている'],
  [`やねん${end}`, 'なんだ'],
  [String.raw`(?<=[うくぐすつぬぶむるいたなん])ねん(?=$|[^\p{L}]|けど|から)`, 'んだ'],
  ['んんだ', 'んだ'],
  [String.raw`(?<=\p{L})やろ(?=$|[^\p{L}]|か|な|が|けど)`, 'だろう'],
  ['やんか|やんけ', 'じゃないか'],
  [`(?<=\\p{L})やん${end}`, 'じゃないか'],
  [String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ーんそのとも])や(?:で|わ)${end}`, 'だよ'],
  [String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ーんそのとも])や(?=から|けど|ったら|し${end})`, 'だ'],
  [
    String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ーんのも]|(?<!\p{L})そう|[そこあど]れ|[こそど]こ|せい)(?<!坊)や${end}`,
    'だ',
  ],
  [String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ーんそのも]|[こそあど]れ|せい)や(?=な[いかく])`, 'では'],
  [`(?<=来い|[\\p{L}][えけせてねめれろうよ])や${end}`, ''],
  ['さかい', 'から'],
  // Other parts.
  [`だべ${end}|だっぺ`, 'だろう'],
  ['じゃけん|じゃけぇ', 'だから'],
  [String.raw`(?<=[るいただ])けん(?=$|[^\p{L}]|のう|ね)`, 'から'],
])

/** Japanese with the dialects that stories have most in the standard language. What a form could also mean is left as it is. */
export function standardSpeech(text: string): string {
  return dialects.reduce((standard, [pattern, words]) => standard.replaceAll(pattern, words), text)
}
