import type { NamePair } from '../language-rules.ts'
import { namePattern } from '../../text/glossary-terms.ts'
import { anyOf } from '../word-pairs.ts'
import { japaneseHonorifics } from './japanese-honorifics.ts'

const beginsWord = String.raw`[\p{Script=Han}\p{Script=Katakana}]`
// What is polite ends a sentence wherever no particle in kana follows; ますます is a word of its own.
const politeEnd =
  /(?<=(?<!ます)(?:です|ます|ました|ません|でした|ましょう|でしょう|ください|なさい)(?:か|よね|よ|ね|わ|な)?)/u
const plainEnd =
  /(?<=(?<!いよ)(?:[うくぐすつぬぶむるだたんのないけえせてねべめれ]よ|[だよ]ね|[うくぐすつぬぶむるだたい](?<!よく)[ぞぜ]))/u
const pronouns =
  /(?:[こそあ](?:の|れ|こ|いつ|っち)|ど[のれこう]|でも|だから|だって|じゃあ|まだ|もう|ちょっと|いや|あなた|みんな|そんな|こんな|あんな)/u
const behindEnd = `(?=${beginsWord}|${pronouns.source})`
const afterPolite = new RegExp(`${politeEnd.source}${behindEnd}(?=([^、。.?!？！…]*))`, 'gu')
const afterPlain = new RegExp(`${plainEnd.source}(?!別に)${behindEnd}`, 'gu')
// Somebody who is called, or what was left out before.
const longestAfterthought = 4

const calls =
  'あっ えっ おっ はっ うわ うわっ ああ ええ いや いやいや いえ いいえ はい うん ううん おい おいおい ほら ' +
  'さあ なあ ねえ へえ よし ふん そうか なるほど すまん すみません ごめん ごめんなさい ちくしょう まあ'
const behindCall = /(?:もしかして|そう(?!か|い)|なん|なに|どう|だから|まさか|やっぱ|いい|ちょっと|すみません|ごめん)/u
const call = new RegExp(
  String.raw`(?<![\p{L}ー])(${anyOf(calls.split(' '))})(?:(?=${beginsWord}|${pronouns.source}|${behindCall.source})(?<!ああ(?=見|言|や|い|な)))`,
  'gu',
)

const honorificAtEnd = new RegExp(`(?:${anyOf(japaneseHonorifics.flatMap(({ forms }) => forms))})$`, 'u')
const greetings = /お(?:はよう|めでとう|かえり|やすみ|願い)|ありがと|ごめん|すみません|よろしく/u
// What belongs to a name in front of it: 田中さん家, 田中さん達.
const ofName = /[家宅達方側用役似]|本人|自身|以外|同士|専用/u
const behindCalled = `(?!${ofName.source})(?:${behindEnd}|(?=${greetings.source}))`

const brokenGreeting = /(?<=おはよう|ありがとう|おめでとう)(?:[…‥]|\.{2,}|・{2,})+(?=ござい)/gu
const panting = /(?:は[ぁあー]+|ハ[ァアー]+)(?:[…‥・.\s]*(?:は[ぁあー]+|ハ[ァアー]+))+/gu
const laughter =
  /(?<![\p{L}ー])((?:ハ{2,}|フ{2,}|ク{2,}|ヒ{2,}|ヘ{2,}|は{2,}|ふ{2,}|く{2,}|ひ{2,}|へ{2,})[ッっー]?)、/gu
// お兄ちゃんのバカ！ calls a brother so.
const blame =
  /(?<![\p{L}ー])(?![こそあど]の)([\p{L}ー]{1,8})の(バカ|馬鹿|ばか|アホ|あほ|嘘つき|うそつき|意地悪|いじわる|ケチ|けち|変態|卑怯者|裏切り者)(?=[ー〜]*[っッ]?(?:[!！?？]|$))/gu

/**
 * A text with the marks that Japanese balloons leave to the ends of their lines: a full stop behind a polite form that another sentence follows
 * (聞いてます山田さんですよね), a comma behind a final particle or a call (行くよ俺, いや違う) and behind one of the `names` with an honorific. Greetings
 * and panting that dots break up are whole again, and who is blamed (お兄ちゃんのバカ) is called. What could also go on is left as it is.
 */
export function partRunOns(text: string, names: readonly NamePair[] = []): string {
  const marked = partFromNames(text, names)
  return marked
    .replaceAll(afterPolite, (_, rest: string, place: number) => {
      const before = marked.slice(0, place)
      // 男の子ですか女の子ですか asks one thing.
      if (before.endsWith('か') && rest.endsWith('か')) return ''
      return rest.length > longestAfterthought && !before.endsWith('すみません') ? '。' : '、'
    })
    .replaceAll(afterPlain, '、')
    .replaceAll(call, '$1、')
    .replaceAll(brokenGreeting, '')
    .replaceAll(panting, 'ハァハァ')
    .replaceAll(laughter, '$1…')
    .replaceAll(blame, '$2、$1')
}

function partFromNames(text: string, names: readonly NamePair[]): string {
  return names
    .filter(({ source }) => honorificAtEnd.test(source) && text.includes(source))
    .reduce(
      (parted, { source }) =>
        parted.replaceAll(new RegExp(`(?<=${namePattern(source).source})${behindCalled}`, 'gu'), '、'),
      text,
    )
}
