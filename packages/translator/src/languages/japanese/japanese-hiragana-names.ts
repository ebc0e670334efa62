import { honorificAhead } from '../honorific-ahead.ts'
import type { NamePair } from '../language-rules.ts'
import { anyOf, readWordTable } from '../word-pairs.ts'
import { hiraganaBegins, hiraganaEnds } from '../../text/glossary-terms.ts'
import { japaneseHonorifics } from './japanese-honorifics.ts'
import { isJapaneseWomansName, markedAsWomans } from '../womens-names.ts'

/** Given names that are mostly names where they stand without kanji. */
const onlyNames = readWordTable([
  'あいか Aika あいら Aira あいり Airi あかね Akane あかり Akari あきこ Akiko あきな Akina あきほ Akiho あきら Akira あさみ Asami あすか Asuka あずさ Azusa あつこ Atsuko',
  'あみか Amika あやか Ayaka あやこ Ayako あやな Ayana あやね Ayane あやの Ayano あやみ Ayami あゆみ Ayumi いくみ Ikumi いちか Ichika いちろう Ichiro いろは Iroha',
  'うてな Utena えいた Eita えみり Emiri えりか Erika えりこ Eriko えれな Elena おとは Otoha かえで Kaede かずま Kazuma かずみ Kazumi かずや Kazuya かずよ Kazuyo',
  'かつや Katsuya かなこ Kanako かなで Kanade かのん Kanon かほり Kahori きよみ Kiyomi くみこ Kumiko けいこ Keiko けいすけ Keisuke けいた Keita けんいち Kenichi',
  'けんじ Kenji けんすけ Kensuke けんた Kenta けんたろう Kentaro こうき Koki こうじ Koji こうすけ Kosuke こうた Kota こうへい Kohei ここな Kokona ここね Kokone',
  'ことね Kotone ことは Kotoha このは Konoha こはる Koharu こまち Komachi さおり Saori さくや Sakuya さくら Sakura さちえ Sachie さちこ Sachiko さとこ Satoko さとみ Satomi',
  'さなえ Sanae さやか Sayaka さやこ Sayako さゆり Sayuri しおん Shion しゅうじ Shuji しんいち Shinichi しんじ Shinji しんのすけ Shinnosuke じゅんこ Junko',
  'じゅんぺい Junpei じろう Jiro すずか Suzuka すずね Suzune すずは Suzuha せいじ Seiji せいら Seira せつな Setsuna そうすけ Sosuke そうた Sota たかこ Takako',
  'たかし Takashi たかひろ Takahiro たくま Takuma たくみ Takumi たくや Takuya たけし Takeshi たけひこ Takehiko たつや Tatsuya たまき Tamaki たまこ Tamako たまみ Tamami',
  'たろう Taro だいき Daiki だいご Daigo だいすけ Daisuke だいち Daichi ちあき Chiaki ちえり Chieri ちかげ Chikage ちさと Chisato ちづる Chizuru ちなつ Chinatsu',
  'ちなみ Chinami ちはや Chihaya ちはる Chiharu ちひろ Chihiro つきの Tsukino つむぎ Tsumugi てつや Tetsuya てるみ Terumi としお Toshio としこ Toshiko ともか Tomoka',
  'ともき Tomoki ともこ Tomoko ともみ Tomomi ともや Tomoya ともよ Tomoyo ともり Tomori とわこ Towako なおき Naoki なおこ Naoko なおと Naoto なおみ Naomi なぎさ Nagisa',
  'なつき Natsuki なつこ Natsuko なつみ Natsumi ななか Nanaka ななこ Nanako ななせ Nanase ななみ Nanami なのか Nanoka なのは Nanoha なるみ Narumi にいな Niina',
  'ねねか Neneka のぶお Nobuo のりお Norio のりこ Noriko はつね Hatsune はづき Hazuki はなえ Hanae はなこ Hanako はるき Haruki はるこ Haruko はると Haruto はるな Haruna',
  'はるみ Harumi ひでお Hideo ひでき Hideki ひでみ Hidemi ひなこ Hinako ひなた Hinata ひなの Hinano ひふみ Hifumi ひまり Himari ひよの Hiyono ひろき Hiroki ひろこ Hiroko',
  'ひろし Hiroshi ひろと Hiroto ひろみ Hiromi ひろゆき Hiroyuki ふうか Fuka ふみえ Fumie ふみか Fumika ふみこ Fumiko ほなみ Honami ほのか Honoka まいか Maika まいこ Maiko',
  'まいな Maina まさお Masao まさき Masaki まさこ Masako まさし Masashi まさと Masato まさや Masaya まなか Manaka まなみ Manami まひろ Mahiro まゆか Mayuka まゆこ Mayuko',
  'まゆみ Mayumi まりあ Maria まりか Marika まりこ Mariko まりな Marina みあか Miaka みかこ Mikako みさき Misaki みさこ Misako みずき Mizuki みずほ Mizuho みちこ Michiko',
  'みつき Mitsuki みなこ Minako みはる Miharu みゆき Miyuki みよこ Miyoko みれい Mirei めいこ Meiko もえか Moeka もとこ Motoko ももか Momoka ももこ Momoko ももな Momona',
  'やすこ Yasuko やすし Yasushi ゆいか Yuika ゆいな Yuina ゆうき Yuki ゆうこ Yuko ゆうじ Yuji ゆうすけ Yusuke ゆうた Yuta ゆうと Yuto ゆうな Yuna ゆうま Yuma ゆうや Yuya',
  'ゆかこ Yukako ゆきえ Yukie ゆきこ Yukiko ゆきな Yukina ゆきの Yukino ゆきほ Yukiho ゆずき Yuzuki ゆずは Yuzuha ゆづき Yuzuki ゆみこ Yumiko ゆりあ Yuria ゆりえ Yurie',
  'ゆりか Yurika ゆりこ Yuriko ゆりな Yurina ようこ Yoko ようすけ Yosuke よしえ Yoshie よしお Yoshio よしこ Yoshiko よしみ Yoshimi りえこ Rieko りおん Rion りさこ Risako',
  'りつか Ritsuka りつこ Ritsuko りなこ Rinako りりか Ririka りりこ Ririko りんか Rinka りんこ Rinko るみこ Rumiko れいか Reika れいこ Reiko れいな Reina れんか Renka',
  'わかな Wakana',
])
/** Given names that are other words as well, or parts of them: names before an honorific or behind a family name alone. */
const nameOrWord = readWordTable([
  'あい Ai あおい Aoi あき Aki あさひ Asahi あつし Atsushi あつみ Atsumi あみ Ami あや Aya あん An あんず Anzu あんな Anna いおり Iori いずみ Izumi いちご Ichigo',
  'いつき Itsuki いぶき Ibuki うさぎ Usagi うみ Umi うらら Urara えな Ena えま Emma えみ Emi えり Eri おとめ Otome かえ Kae かおり Kaori かおる Kaoru かすみ Kasumi',
  'かず Kazu かずき Kazuki かな Kana かなめ Kaname かほ Kaho かりん Karin かれん Karen かんた Kanta かんな Kanna きく Kiku きこ Kiko きずな Kizuna きょう Kyo きよ Kiyo',
  'きよし Kiyoshi きらり Kirari くみ Kumi くるみ Kurumi けい Kei けん Ken ここあ Kokoa こころ Kokoro ことり Kotori こなつ Konatsu このみ Konomi こはく Kohaku こゆき Koyuki',
  'さあや Saaya さき Saki さち Sachi さつき Satsuki さとし Satoshi さな Sana さや Saya さより Sayori さら Sara しお Shio しおり Shiori しげる Shigeru しずか Shizuka',
  'しずく Shizuku しの Shino しのぶ Shinobu しほ Shiho しゅん Shun しん Shin じゅん Jun すず Suzu すみ Sumi すみれ Sumire せな Sena せり Seri そら Sora たかね Takane',
  'たき Taki たける Takeru ちえ Chie ちか Chika ちこ Chiko ちさ Chisa ちず Chizu ちせ Chise ちよ Chiyo つかさ Tsukasa つとむ Tsutomu つばき Tsubaki つばさ Tsubasa',
  'つばめ Tsubame とも Tomo ともえ Tomoe とわ Towa なお Nao なぎ Nagi なずな Nazuna なつ Natsu なつめ Natsume なな Nana なみ Nami にこ Nico ねね Nene のあ Noa のえ Noe',
  'のぞみ Nozomi のどか Nodoka のの Nono ののか Nonoka のぶ Nobu はじめ Hajime はすみ Hasumi はな Hana はなび Hanabi はなみ Hanami はる Haru はるか Haruka はるひ Haruhi',
  'ひかり Hikari ひかる Hikaru ひとは Hitoha ひとみ Hitomi ひな Hina ひの Hino ひびき Hibiki ひまわり Himawari ひめ Hime ひより Hiyori ふみ Fumi ふゆ Fuyu ほたる Hotaru',
  'ほのお Honoo まあさ Masa まい Mai まお Mao まき Maki まこ Mako まこと Makoto まさる Masaru ましろ Mashiro まちこ Machiko まつり Matsuri まどか Madoka まな Mana',
  'まなつ Manatsu まなぶ Manabu まひる Mahiru まほ Maho まみ Mami まもる Mamoru まや Maya まゆ Mayu まよ Mayo まり Mari まりも Marimo まりん Marin みう Miu みお Mio',
  'みか Mika みかん Mikan みき Miki みく Miku みさ Misa みそら Misora みち Michi みちる Michiru みつ Mitsu みどり Midori みなと Minato みなみ Minami みのり Minori',
  'みほ Miho みやこ Miyako みやび Miyabi みゆ Miyu みゆう Miyu みよ Miyo みらい Mirai めい Mei めぐ Megu めぐみ Megumi めぐる Meguru もえ Moe もか Moka もなか Monaka',
  'もみじ Momiji もも Momo ゆあ Yua ゆい Yui ゆう Yu ゆか Yuka ゆかり Yukari ゆき Yuki ゆず Yuzu ゆたか Yutaka ゆな Yuna ゆの Yuno ゆま Yuma ゆみ Yumi ゆめ Yume',
  'ゆめの Yumeno ゆら Yura ゆり Yuri よし Yoshi らら Lala らん Ran りあ Ria りえ Rie りお Rio りか Rika りく Riku りこ Riko りさ Risa りつ Ritsu りな Rina りの Rino',
  'りほ Riho りょう Ryo りん Rin るい Rui るか Ruka るな Luna るみ Rumi るり Ruri れい Rei れお Leo れな Rena れん Ren ろく Roku わか Waka わかば Wakaba',
])
const names = new Map([...nameOrWord, ...onlyNames])

const honorific = honorificAhead(japaneseHonorifics)
const before = `${hiraganaBegins}(${anyOf(names.keys())})`
const called = new RegExp(before + honorific, 'gu')
const alone = new RegExp(String.raw`${hiraganaBegins}(${anyOf(onlyNames.keys())})${hiraganaEnds}`, 'gu')
const behindFamily = new RegExp(
  String.raw`(?<!\p{Script=Han})(\p{Script=Han}{1,4})(${anyOf(names.keys())})${hiraganaEnds}`,
  'gu',
)

/**
 * Given names that texts write without kanji: before an honorific (みずきちゃん), behind a family name that `readFamily` knows (園山みずき), and
 * those that are hardly ever anything else alone.
 */
export function findHiraganaNames(
  texts: readonly string[],
  readFamily: (kanji: string) => string | undefined,
): NamePair[] {
  const found = new Map<string, string>()
  for (const text of texts) {
    for (const [, kanji = '', given = ''] of text.matchAll(behindFamily)) {
      const family = readFamily(kanji)
      if (family !== undefined) found.set(kanji + given, `${family} ${names.get(given)!}`)
    }
    for (const pattern of [called, alone]) {
      for (const [, name = ''] of text.matchAll(pattern)) found.set(name, names.get(name)!)
    }
  }
  return [...found].map(([source, target]) =>
    markedAsWomans({ source, target }, isJapaneseWomansName(target.split(' ').at(-1)!)),
  )
}
