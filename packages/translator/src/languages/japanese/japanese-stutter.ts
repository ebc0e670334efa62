const kana = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}]`
const pause = String.raw`(?:\.{2,}|[…‥、,・\s-])`

// A word in kanji stutters in the kana that it is read with. Kana that are mostly a call by themselves are left out, such as
// あ ("oh") and ね ("hey").
const kanjiByKana: Readonly<Record<string, string>> = {
  い: '行今一言嫌痛妹命',
  う: '嘘動',
  お: '俺',
  か: '彼帰金返勝体可隠',
  き: '君貴気綺',
  く: '来黒悔',
  け: '怪結警',
  こ: '来怖殺今此困答',
  ご: '御誤',
  さ: '最先触寒',
  し: '死知信仕師失静',
  す: '凄好済',
  せ: '先絶責',
  そ: '其空',
  た: '助大頼隊食戦逮',
  だ: '誰大駄出',
  ち: '違父近力',
  つ: '付強捕',
  て: '手敵',
  で: '出',
  と: '止父取隣友',
  ど: '何',
  な: '何泣',
  に: '逃人',
  は: '早離恥放初',
  ば: '馬化',
  ひ: '酷人卑',
  べ: '別',
  ほ: '本',
  ぼ: '僕',
  ま: '待',
  み: '見皆水',
  む: '無',
  め: '目',
  も: '申勿',
  や: '止辞約',
  わ: '私分悪',
}

const beforeKanji = Object.entries(kanjiByKana)
  .map(([sound, words]) => `${sound}(?:[っッ]?${pause}+|[っッ])(?=[${words}])`)
  .join('|')

// Without a mark between, other kana begin words that repeat themselves (さっさと, たった, とっとと, はっは).
const repeatsOnlyInStutter = 'いえおうごじずだどなにのまみむめもやゆよらりるれろわばびべぼ'

/** A stutter: お、お前, and without a mark between or before a word in kanji, as in balloons, いっいえ and な、何. */
export const japaneseStutter = new RegExp(
  String.raw`(?<![\p{L}ー])(?:(${kana}[ゃゅょャュョ]?)(?:[っッ]?${pause}+\1)+|([${repeatsOnlyInStutter}])[っッ](?=\2(?!\2|[っッー])\p{L})|${beforeKanji})`,
  'gu',
)
