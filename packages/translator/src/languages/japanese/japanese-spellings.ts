import { katakanaBegins } from '../../text/glossary-terms.ts'
import { anyOf, readWordTable } from '../word-pairs.ts'

// Each word as comics may write it, and as texts to learn from do. Rarer kanji of a word, with what follows them; none of them is part of another word.
const rareKanji = readWordTable([
  '何処 どこ 此処 ここ 其処 そこ 何故 なぜ 沢山 たくさん 下さい ください 色んな いろんな 凄い すごい 凄く すごく 流石 さすが 兎に角 とにかく 殆ど ほとんど 御免 ごめん',
  '有難う ありがとう 有り難う ありがとう 宜しく よろしく 御座い ござい 貴方 あなた 貴女 あなた 此奴 こいつ 其奴 そいつ 彼奴 あいつ 丁度 ちょうど 折角 せっかく 勿論 もちろん',
  '余程 よほど 直ぐ すぐ 益々 ますます 漸く ようやく 奇麗 綺麗 莫迦 馬鹿 噓 嘘 躰 体 淋し 寂し 哀し 悲し 憶え 覚え 五月蝿い うるさい デカい 大きい デカく 大きく',
  '奴等 奴ら 俺等 俺ら 僕等 僕ら 彼等 彼ら 我等 我ら お前等 お前ら 俺達 俺たち 私達 私たち 僕達 僕たち 君達 君たち お前達 お前たち 子供達 子供たち 友だち 友達 成る程 なるほど',
  '訊く 聞く 訊い 聞い 訊か 聞か 訊き 聞き 訊け 聞け 聴い 聞い 聴こえ 聞こえ 逢い 会い 逢う 会う 逢え 会え 逢っ 会っ 逢わ 会わ 逢お 会お 喰ら くら 喰う 食う 喰っ 食っ 喰わ 食わ',
])
// The same for kanji that other kanji may stand before.
const rareKanjiAlone = readWordTable([
  '無い ない 無く なく 無かった なかった 居る いる 居た いた 居て いて 居ない いない 有る ある 有った あった 有って あって 成る なる 成った なった 成って なって 未だに いまだに 未だ まだ 又 また',
  '解る わかる 解った わかった 解って わかって 解ら わから 判る わかる 判った わかった 判って わかって 判ら わから 云う 言う 云っ 言っ 云わ 言わ 云い 言い 想う 思う 想っ 思っ',
  '観る 見る 観て 見て 視る 見る 視て 見て 還る 帰る 還っ 帰っ 還れ 帰れ 還ろ 帰ろ 恐い 怖い 恐く 怖く 恐か 怖か 護る 守る 護り 守り 護っ 守っ 護れ 守れ 闘う 戦う 闘い 戦い 闘っ 戦っ 闘え 戦え',
  '貰う もらう 貰っ もらっ 貰え もらえ 貰い もらい 呉れ くれ 殺る 殺す 演る やる 遣る やる 遣っ やっ 上手い うまい 美味い うまい 巧い うまい 旨い うまい 不味い まずい 止せ よせ 厭だ 嫌だ 捜す 探す 捜せ 探せ',
  '其れ それ 此れ これ 其の その 此の この 儂 わし 筈 はず 煩い うるさい 態々 わざわざ 態と わざと 遂に ついに',
])
// Whole words in katakana that stand out so.
const katakana = readWordTable([
  'ゴメン ごめん スマン すまん スマナイ すまない スミマセン すみません スイマセン すみません アリガト ありがとう アリガトウ ありがとう オハヨ おはよう オハヨウ おはよう サヨナラ さよなら',
  'オヤスミ おやすみ イイ いい ヨシ よし スゴイ すごい スゴク すごく カワイイ かわいい カッコイイ かっこいい カッコ かっこ ヒドイ ひどい ヤバイ やばい キレイ きれい ウルサイ うるさい クサイ 臭い',
  'コワイ 怖い イタイ 痛い ツライ つらい ウマイ うまい デカイ 大きい ハヤイ 早い ハヤク 早く アツイ 熱い サムイ 寒い ネムイ 眠い オイシイ おいしい アブナイ 危ない ホシイ 欲しい',
  'マダ まだ モウ もう コレ これ ソレ それ ココ ここ ソコ そこ ドコ どこ アソコ あそこ コッチ こっち ソッチ そっち アッチ あっち ドッチ どっち ナニ 何 ナンダ なんだ ワケ わけ ハズ はず トコ 所 コト こと',
  'モノ もの ヒト 人 オンナ 女 オトコ 男 コドモ 子供 ニンゲン 人間 ナカマ 仲間 トモダチ 友達 ミカタ 味方 テキ 敵 オニ 鬼 バケモノ 化け物 バケモン 化け物 オヤジ 親父 オフクロ お袋 ジジイ じじい ババア ばばあ',
  'ワタシ 私 アナタ あなた ヤロウ 野郎 ヤロー 野郎 ミンナ みんな ダレ 誰 チクショウ ちくしょう ズット ずっと チョット ちょっと ホラ ほら ネエ ねえ サア さあ オイ おい ドウ どう ソウ そう ヤッパ やっぱ',
  'メシ 飯 カネ 金 ハラ 腹 オナカ お腹 ハナシ 話 コトバ 言葉 キモチ 気持ち ココロ 心 イノチ 命 チカラ 力 ウデ 腕 アタマ 頭 カラダ 体 アシ 足 クチ 口 キズ 傷 ツバサ 翼 キバ 牙 シッポ 尻尾',
  'ケツ 尻 フロ 風呂 フトン 布団 カゼ 風邪 カベ 壁 セカイ 世界 ホンキ 本気 イミ 意味 ジャマ 邪魔 ムダ 無駄 フシギ 不思議 ヒマ 暇 ヒミツ 秘密 ナゾ 謎 ワナ 罠 ウワサ 噂 クセ 癖 キケン 危険',
  'キライ 嫌い タノム 頼む コロス 殺す シヌ 死ぬ シネ 死ね ニゲロ 逃げろ マテ 待て ヤメロ やめろ ヤメテ やめて オワリ 終わり ナルホド なるほど モチロン もちろん',
])
// Words that children and titles for them write without kanji, at the beginning of a clause or behind a particle.
const hiragana = readWordTable([
  'たすけ 助け いそげ 急げ いそいで 急いで にげろ 逃げろ にげて 逃げて にげる 逃げる にげた 逃げた ころす 殺す ころし 殺し ころせ 殺せ ころさ 殺さ まもる 守る まもっ 守っ まもり 守り たたかう 戦う たたかえ 戦え たたかい 戦い',
  'かえろう 帰ろう たのむ 頼む たのん 頼ん たのしい 楽しい たのしみ 楽しみ たのしく 楽しく かなしい 悲しい さびしい 寂しい うつくしい 美しい わるい 悪い つよい 強い つよく 強く よわい 弱い いきて 生きて',
  'つかまえ 捕まえ こわい 怖い こわく 怖く おもしろい 面白い むずかしい 難しい かんたん 簡単 ねむい 眠い さむい 寒い ちいさい 小さい ちいさな 小さな おおきい 大きい おおきな 大きな おおきく 大きく あたらし 新し ともだち 友達 なかま 仲間 せかい 世界 なまえ 名前',
  'ことば 言葉 きこえ 聞こえ しらな 知らな しらん 知らん わすれ 忘れ おぼえ 覚え わらっ 笑っ わらう 笑う わらえ 笑え しんぱい 心配 いっしょ 一緒 やくそく 約束 ぜんぶ 全部 かえして 返して かえせ 返せ たべ 食べ',
  'はしれ 走れ はしっ 走っ とまれ 止まれ だまれ 黙れ だまっ 黙っ さがせ 探せ さがし 探し みつけ 見つけ つれて 連れて おちる 落ちる おちた 落ちた あけろ 開けろ あけて 開けて おきろ 起きろ おきて 起きて おわっ 終わっ',
])

const han = String.raw`\p{Script=Han}`
const kana = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー`
const spellings: readonly (readonly [pattern: RegExp, words: ReadonlyMap<string, string>])[] = [
  [new RegExp(anyOf(rareKanji.keys()), 'gu'), rareKanji],
  [new RegExp(`(?<!${han})(?:${anyOf(rareKanjiAlone.keys())})`, 'gu'), rareKanjiAlone],
  [new RegExp(String.raw`${katakanaBegins}(?:${anyOf(katakana.keys())})(?![\p{Script=Katakana}ー])`, 'gu'), katakana],
  [
    new RegExp(`(?:(?<![${kana}${han}])|(?<=[${kana}${han}][はがをもに]))(?:${anyOf(hiragana.keys())})`, 'gu'),
    hiragana,
  ],
]

/** A text with the words that comics write in rarer kanji, in katakana or without kanji as they are mostly written. */
export function usualSpelling(text: string): string {
  return spellings.reduce((usual, [pattern, words]) => usual.replaceAll(pattern, (word) => words.get(word)!), text)
}
