import type { NameList } from '../name-list.ts'
import { honorificAhead } from '../honorific-ahead.ts'
import type { NamePair } from '../language-rules.ts'
import { katakanaBegins, katakanaEnds } from '../../text/glossary-terms.ts'
import { anyOf, readWordTable } from '../word-pairs.ts'
import { findHiraganaNames } from './japanese-hiragana-names.ts'
import { japaneseHonorifics } from './japanese-honorifics.ts'
import { japaneseLoanwords } from './japanese-loanwords.ts'
import { transcribeKatakana } from './transcribe-katakana.ts'
import { westernNames } from './western-names.ts'
import { isJapaneseWomansName, isWesternWomansName, markedAsWomans } from '../womens-names.ts'

/** Family names that are hardly ever anything else, as they are mostly read, in Hepburn letters without marks of length. */
const familyNames = readWordTable([
  '佐藤 Sato 鈴木 Suzuki 高橋 Takahashi 田中 Tanaka 伊藤 Ito 渡辺 Watanabe 渡部 Watanabe 渡邊 Watanabe 山本 Yamamoto 中村 Nakamura',
  '小林 Kobayashi 加藤 Kato 吉田 Yoshida 山田 Yamada 佐々木 Sasaki 山口 Yamaguchi 松本 Matsumoto 井上 Inoue 木村 Kimura 清水 Shimizu',
  '山崎 Yamazaki 阿部 Abe 安部 Abe 安倍 Abe 池田 Ikeda 橋本 Hashimoto 山下 Yamashita 石川 Ishikawa 中島 Nakajima 前田 Maeda 藤田 Fujita',
  '後藤 Goto 岡田 Okada 村上 Murakami 長谷川 Hasegawa 近藤 Kondo 石井 Ishii 斉藤 Saito 斎藤 Saito 齋藤 Saito 坂本 Sakamoto',
  '遠藤 Endo 青木 Aoki 藤井 Fujii 西村 Nishimura 福田 Fukuda 太田 Ota 三浦 Miura 岡本 Okamoto 松田 Matsuda 中川 Nakagawa 中野 Nakano',
  '原田 Harada 小野 Ono 田村 Tamura 竹内 Takeuchi 金子 Kaneko 和田 Wada 中山 Nakayama 藤原 Fujiwara 石田 Ishida 上田 Ueda 森田 Morita',
  '柴田 Shibata 工藤 Kudo 横山 Yokoyama 宮崎 Miyazaki 宮本 Miyamoto 内田 Uchida 高木 Takagi 安藤 Ando 谷口 Taniguchi',
  '大野 Ono 丸山 Maruyama 今井 Imai 高田 Takada 藤本 Fujimoto 武田 Takeda 村田 Murata 上野 Ueno 杉山 Sugiyama 増田 Masuda',
  '菅原 Sugawara 久保 Kubo 松井 Matsui 千葉 Chiba 岩崎 Iwasaki 桜井 Sakurai 櫻井 Sakurai 木下 Kinoshita 野口 Noguchi 松尾 Matsuo',
  '野村 Nomura 菊地 Kikuchi 菊池 Kikuchi 佐野 Sano 渡会 Watarai 大西 Onishi 杉本 Sugimoto 新井 Arai 荒井 Arai 浜田 Hamada 市川 Ichikawa',
  '古川 Furukawa 水野 Mizuno 島田 Shimada 高野 Takano 山内 Yamauchi 吉川 Yoshikawa 西田 Nishida 五十嵐 Igarashi',
  '福島 Fukushima 安田 Yasuda 中田 Nakata 平田 Hirata 東條 Tojo 東条 Tojo 岩田 Iwata 服部 Hattori 川崎 Kawasaki',
  '飯田 Iida 本田 Honda 吉村 Yoshimura 土屋 Tsuchiya 北村 Kitamura 松岡 Matsuoka 矢野 Yano 早川 Hayakawa 小西 Konishi 広瀬 Hirose',
  '秋山 Akiyama 田口 Taguchi 望月 Mochizuki 大塚 Otsuka 内藤 Naito 永井 Nagai 黒田 Kuroda 萩原 Hagiwara 栗原 Kurihara 松村 Matsumura',
  '大島 Oshima 須藤 Sudo 石原 Ishihara 今村 Imamura 馬場 Baba 富田 Tomita 小泉 Koizumi 白石 Shiraishi 大久保 Okubo',
  '浅野 Asano 坂井 Sakai 酒井 Sakai 片山 Katayama 黒木 Kuroki 神谷 Kamiya 神田 Kanda 西川 Nishikawa 桑原 Kuwahara 樋口 Higuchi',
  '星野 Hoshino 成田 Narita 相川 Aikawa 相沢 Aizawa 赤坂 Akasaka 天野 Amano 綾瀬 Ayase 一条 Ichijo 岩本 Iwamoto 榎本 Enomoto',
  '岡崎 Okazaki 小田 Oda 織田 Oda 徳川 Tokugawa 豊臣 Toyotomi 甲斐 Kai 香川 Kagawa 風間 Kazama 川村 Kawamura',
  '河野 Kono 北川 Kitagawa 草薙 Kusanagi 久我 Kuga 小池 Koike 西園寺 Saionji 榊原 Sakakibara 佐伯 Saeki 沢田 Sawada 篠原 Shinohara',
  '白川 Shirakawa 杉浦 Sugiura 滝川 Takigawa 立花 Tachibana 田辺 Tanabe 月島 Tsukishima',
  '土井 Doi 時田 Tokita 戸田 Toda 中井 Nakai 永田 Nagata 夏目 Natsume 西野 Nishino 二宮 Ninomiya 野田 Noda',
  '長野 Nagano 花沢 Hanazawa 早坂 Hayasaka 平井 Hirai 平山 Hirayama 深田 Fukada 藤岡 Fujioka 藤崎 Fujisaki 藤村 Fujimura',
  '古田 Furuta 堀内 Horiuchi 本間 Honma 松下 Matsushita 真田 Sanada 三島 Mishima 水谷 Mizutani 三井 Mitsui 宮田 Miyata',
  '向井 Mukai 室井 Muroi 柳田 Yanagida 山岡 Yamaoka 山根 Yamane 結城 Yuki 湯川 Yukawa 横田 Yokota 吉岡 Yoshioka 若林 Wakabayashi',
])

/** Given names, likewise. */
const givenNames = readWordTable([
  '太郎 Taro 次郎 Jiro 二郎 Jiro 三郎 Saburo 四郎 Shiro 五郎 Goro 一郎 Ichiro 花子 Hanako 健太 Kenta 健一 Kenichi 健二 Kenji 健太郎 Kentaro',
  '翔太 Shota 大輔 Daisuke 大介 Daisuke 直樹 Naoki 直人 Naoto 拓也 Takuya 達也 Tatsuya 和也 Kazuya 雄介 Yusuke 祐介 Yusuke 洋介 Yosuke',
  '浩二 Koji 浩一 Koichi 真一 Shinichi 新一 Shinichi 慎一 Shinichi 信二 Shinji 涼太 Ryota 亮太 Ryota 竜也 Tatsuya 龍之介 Ryunosuke',
  '美咲 Misaki 陽子 Yoko 洋子 Yoko 恵子 Keiko 由美 Yumi 由美子 Yumiko 真由美 Mayumi 裕子 Yuko 優子 Yuko 久美子 Kumiko 智子 Tomoko 直子 Naoko',
  '明美 Akemi 京子 Kyoko 和子 Kazuko 幸子 Sachiko 良子 Yoshiko 美香 Mika 美穂 Miho 美雪 Miyuki 美由紀 Miyuki 麻衣 Mai 真央 Mao 彩香 Ayaka',
  '桃子 Momoko 桜子 Sakurako 理恵 Rie 里美 Satomi 千尋 Chihiro 七海 Nanami 結衣 Yui 奈々 Nana 奈々子 Nanako 玲子 Reiko 礼子 Reiko',
])

/** Names that are words of every day as well: names before an honorific alone. */
const nameOrWord = readWordTable([
  '林 Hayashi 森 Mori 原 Hara 辻 Tsuji 関 Seki 泉 Izumi 南 Minami 東 Higashi 北 Kita 西 Nishi 星 Hoshi 堀 Hori 岡 Oka 谷 Tani 桜 Sakura 葵 Aoi',
  '翼 Tsubasa 遥 Haruka 光 Hikaru 愛 Ai 舞 Mai 薫 Kaoru 涼 Ryo 蓮 Ren 凛 Rin 楓 Kaede 椿 Tsubaki 忍 Shinobu 渚 Nagisa 静 Shizuka 柳 Yanagi',
  '誠 Makoto 健 Ken 翔 Sho 大和 Yamato 未来 Mirai 希 Nozomi 望 Nozomi 優 Yu 純 Jun 樹 Itsuki 陸 Riku 空 Sora 海 Umi 花 Hana 雪 Yuki',
  '野原 Nohara 日向 Hyuga 橘 Tachibana 小川 Ogawa 小島 Kojima 小山 Koyama 高山 Takayama 山中 Yamanaka 川上 Kawakami',
  '川口 Kawaguchi 谷川 Tanigawa 松原 Matsubara 平野 Hirano 小松 Komatsu 大橋 Ohashi 大川 Okawa',
])

// Behind a family name these are nothing else: 黒崎蓮.
const oneKanjiGiven = [...nameOrWord].filter(([name]) => /^[愛舞薫涼蓮凛楓椿忍渚静誠健翔優純樹陸葵翼遥桜]$/u.test(name))

const han = String.raw`\p{Script=Han}`
const honorific = honorificAhead(japaneseHonorifics)
const written = new RegExp(
  String.raw`(?<!${han})(?:(${anyOf(familyNames.keys())})(${anyOf(givenNames.keys())})?|(${anyOf(givenNames.keys())}))(?:${honorific}|(?!${han}))`,
  'gu',
)
const called = new RegExp(String.raw`(?<!${han})(?:${anyOf(nameOrWord.keys())})${honorific}`, 'gu')

/** A class at school, which is called like a name: 3年B組. */
const schoolClass = /(?<![\d一二三四五六七八九])([1-6一二三四五六])年([A-Z1-9一二三四五六七八九])組/gu
const digitOf = (digit: string) => String('一二三四五六七八九'.indexOf(digit) + 1 || digit)

const kanjiWord = new RegExp(String.raw`(?<!${han})(${han}{2,}?)(?:${honorific}|(?!${han}))`, 'gu')

// The letters of a whole name, of a family name or of a given name.
function readListed(name: string, { family, given }: Pick<NameList, 'family' | 'given'>): string | undefined {
  const alone = family.get(name) ?? given.get(name)
  if (alone !== undefined) return alone
  for (let cut = 2; cut < name.length; cut += 1) {
    const parts = [family.get(name.slice(0, cut)), given.get(name.slice(cut))]
    if (!parts.includes(undefined)) return parts.join(' ')
  }
  return undefined
}

/**
 * Names in kanji that are mostly read in one way, as they stand in texts, family name first where both are there; and those of
 * `listed` where no other kanji stands beside them.
 */
export function findKanjiNames(texts: readonly string[], listed?: NameList): NamePair[] {
  const known = listed && {
    family: new Map([...listed.family, ...familyNames]),
    given: new Map([...listed.given, ...givenNames, ...oneKanjiGiven]),
  }
  const found = new Map<string, string>()
  for (const text of texts) {
    for (const [source, family, givenBehind, given] of text.matchAll(written)) {
      const parts = [familyNames.get(family ?? ''), givenNames.get(givenBehind ?? given ?? '')]
      found.set(source, parts.filter((part) => part !== undefined).join(' '))
    }
    for (const [, name = ''] of known === undefined ? [] : text.matchAll(kanjiWord)) {
      const reading = readListed(name, known!)
      if (reading !== undefined && !found.has(name)) found.set(name, reading)
    }
    for (const [source] of text.matchAll(called)) found.set(source, nameOrWord.get(source)!)
    for (const [source, year, letter] of text.matchAll(schoolClass))
      found.set(source, `Class ${digitOf(year!)}-${digitOf(letter!)}`)
  }
  const isGiven = (name: string) => givenNames.has(name) || (known?.given.has(name) === true && !known.family.has(name))
  return [...found].map(([source, target]) => {
    const given = target.includes(' ') || isGiven(source) ? target.split(' ').at(-1)! : undefined
    return markedAsWomans({ source, target }, given !== undefined && isJapaneseWomansName(given))
  })
}

const katakanaBeforeHonorific = new RegExp(
  String.raw`(?<![\p{Script=Katakana}ー])[\p{Script=Katakana}ー]{2,}?${honorific}`,
  'gu',
)
const katakanaWord =
  /(?<![\p{Script=Katakana}ー])\p{Script=Katakana}[\p{Script=Katakana}ー]{2,}(?![\p{Script=Katakana}ー])/gu
// Of two names that sound the same the first one is meant.
const westernByKatakana = new Map([...westernNames].toReversed().map(([latin, katakana]) => [katakana, latin] as const))
// Sounds repeat themselves, are held or break off.
const soundsLikeSound = /(.+)\1|[ッー]$/u
const isHeld = /^(?!.*(.+)\1).{3,}ー$/u
const joint = /[・=]/u
const joinedKatakana = new RegExp(
  String.raw`${katakanaBegins}[\p{Script=Katakana}ー]{2,}(?:[・=][\p{Script=Katakana}ー]+)+`,
  'gu',
)
/** What stands between the parts of a name. */
const particles = readWordTable([
  'フォン von ヴァン van ファン van デ de ド de ダ da デル del デラ della ディ di ドゥ du イブン ibn ビン bin',
])

/** Given names that are too short to be taken for names by not being known, or that name lists read as foreign ones; and names from myths and tales. */
const katakanaNames = readWordTable([
  'アキ Aki アヤ Aya イヴ Eve エド Ed エマ Emma エリ Eri カイ Kai カズ Kazu クミ Kumi ケン Ken サキ Saki サム Sam サヤ Saya サラ Sarah ジル Jill スズ Suzu セナ Sena セラ Sera',
  'ソラ Sora タク Taku チカ Chika チヨ Chiyo テオ Theo テツ Tetsu トモ Tomo トワ Towa ナオ Nao ナツ Natsu ニコ Nico ニナ Nina ネロ Nero ノア Noah ハル Haru ヒデ Hide',
  'ヒロ Hiro マオ Mao マキ Maki マヤ Maya マリ Mari ミア Mia ミオ Mio ミカ Mika ミキ Miki ミナ Mina メイ Mei モナ Mona ユイ Yui ユウ Yu ユキ Yuki ユナ Yuna ユミ Yumi ヨナ Jonah',
  'リオ Rio リク Riku リサ Lisa リズ Liz リツ Ritsu リナ Rina ルイ Louis ルカ Luca ルナ Luna ルネ Rene ルミ Rumi レイ Rei レオ Leo レナ Lena レン Ren ロイ Roy',
  'シュウ Shu ジュリ Juri シンジ Shinji トオル Toru ハルト Haruto ヨウコ Yoko リュウ Ryu リョウ Ryo',
  'アスモデウス Asmodeus アヴァロン Avalon アルカディア Arcadia カイン Cain ケルベロス Cerberus シンデレラ Cinderella ゼウス Zeus ソロモン Solomon ダビデ David バハムート Bahamut',
  'ハムレット Hamlet フェンリル Fenrir フランケンシュタイン Frankenstein フレイ Frey ヘラクレス Hercules ベリアル Belial ベルゼブブ Beelzebub マモン Mammon ミカエル Michael',
  'ユダ Judas ヨルムンガンド Jormungandr ルシフェル Lucifer ロキ Loki',
])
const katakanaName = new RegExp(
  String.raw`(?<!${han})${katakanaBegins}(?:${anyOf(katakanaNames.keys())})(?:${honorific}|${katakanaEnds}(?!${han}))`,
  'gu',
)

/**
 * Names in texts: kanji of one reading, given names in hiragana, katakana that an honorific follows or that is unknown and no loanword, and
 * katakana joined by dots of which each part can be a name (マリー・フォン・ベルク).
 */
export function findJapaneseNames(
  texts: readonly string[],
  isUnknown: (word: string) => boolean,
  listed?: NameList,
): NamePair[] {
  const plain = texts.map((text) => text.normalize('NFKC'))
  const knownLetters = (name: string) =>
    westernByKatakana.get(name) ?? katakanaNames.get(name) ?? listed?.foreign.get(name)
  const isUnknownName = (word: string) =>
    isUnknown(word) &&
    !japaneseLoanwords.has(word) &&
    (!soundsLikeSound.test(word) ||
      westernByKatakana.has(word) ||
      (isHeld.test(word) && knownLetters(word) !== undefined))
  const lettersOf = (name: string) => knownLetters(name) ?? transcribeKatakana(name)
  const isPart = (part: string) =>
    particles.has(part) || knownLetters(part) !== undefined || (part.length > 2 && isUnknownName(part))
  const called = plain.flatMap((text) => [
    ...(text.match(katakanaBeforeHonorific) ?? []),
    ...(text.match(katakanaName) ?? []).filter(
      (name) => !text.includes(`${name}ー`) || !westernByKatakana.has(`${name}ー`),
    ),
  ])
  const unknown = plain.flatMap((text) => text.match(katakanaWord) ?? []).filter(isUnknownName)
  const joined = plain
    .flatMap((text) => text.match(joinedKatakana) ?? [])
    .filter((name) => {
      const parts = name.split(joint)
      return parts.some(isPart) && parts.every((part) => isPart(part) || japaneseLoanwords.has(part))
    })
  const inKatakana = [...new Set([...called, ...unknown, ...joined])].map((name) => {
    const letters = name.split(joint).map((part, index) => {
      const meaning = isPart(part) ? undefined : japaneseLoanwords.get(part)
      return (index > 0 ? particles.get(part) : undefined) ?? (meaning ? titleOf(meaning) : lettersOf(part))
    })
    const target = letters.join(name.includes('=') ? '-' : ' ')
    return markedAsWomans({ source: name, target }, isWesternWomansName(target))
  })
  const readFamily = (kanji: string) => familyNames.get(kanji) ?? listed?.family.get(kanji)
  return [...findKanjiNames(plain, listed), ...findHiraganaNames(plain, readFamily), ...inKatakana]
}

const titleOf = (words: string) => words.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The words in katakana that are no sounds. */
export function findKatakana(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(katakanaWord) ?? []).filter((word) => !soundsLikeSound.test(word))
}
