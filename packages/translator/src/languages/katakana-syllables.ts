import { readWordPairs } from './word-pairs.ts'

/** Hepburn letters of the syllables of katakana, also of those that write foreign sounds (ティ, ファ, ヴァ), which libraries for typing read otherwise. */
export const katakanaSyllables: Readonly<Record<string, string>> = Object.fromEntries(
  readWordPairs(
    [
      'ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so タ ta チ chi ツ tsu テ te ト to',
      'ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo',
      'ラ ra リ ri ル ru レ re ロ ro ワ wa ヲ o ン n ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo',
      'ダ da ヂ ji ヅ zu デ de ド do バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po ヴ vu',
      'キャ kya キュ kyu キョ kyo シャ sha シュ shu ショ sho シェ she チャ cha チュ chu チョ cho チェ che',
      'ニャ nya ニュ nyu ニョ nyo ヒャ hya ヒュ hyu ヒョ hyo ミャ mya ミュ myu ミョ myo リャ rya リュ ryu リョ ryo',
      'ギャ gya ギュ gyu ギョ gyo ジャ ja ジュ ju ジョ jo ジェ je ビャ bya ビュ byu ビョ byo ピャ pya ピュ pyu ピョ pyo',
      'ファ fa フィ fi フェ fe フォ fo ティ ti ディ di デュ dyu ウィ wi ウェ we ウォ wo ヴァ va ヴィ vi ヴェ ve ヴォ vo',
    ].join(' '),
  ),
)
