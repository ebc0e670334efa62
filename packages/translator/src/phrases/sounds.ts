import type { LanguageCode } from '@fukidashi/contract/languages'

const columns: readonly LanguageCode[] = [
  'ENG',
  'ESP',
  'FRA',
  'DEU',
  'ITA',
  'PTB',
  'RUS',
  'TRK',
  'VIN',
  'IND',
  'ARA',
  'JPN',
  'CHS',
  'KOR',
]

/**
 * What people call out without words, a row for each, in the order of `columns`. A network that was trained on sentences
 * makes words of these. The first form of a language is what is said in it, the others are heard as the same.
 */
const rows: readonly (readonly string[])[] = [
  'Ah/Aha|Ah|Ah|Ah|Ah|Ah|А|Ah|À|Ah|آه|あっ/あ/ああ|啊|아',
  'Oh/Ooh|Oh|Oh|Oh|Oh|Oh|О|Oh|Ồ|Oh|أوه|おお/お|哦/噢|오',
  'Huh/Eh|Eh|Hein|Hä|Eh|Hã|А|Ha|Hả|Hah|ها|えっ/え/へ|咦/诶|엥/어',
  'Hmm/Hm|Mmm|Hmm|Hm|Mmm|Hum|Хм|Hmm|Hừm|Hmm|همم|うーん/うむ/ん|嗯|흠/음',
  'Hey/Hey there|Eh|Hé/Hep|He|Ehi|Ei|Эй|Hey|Này|Hei|هيه|おい/ねえ|喂|이봐/야',
  'Ow/Ouch/Owie|Ay|Aïe/Ouille|Aua/Autsch|Ahi|Ai|Ой|Ay|Ái|Aduh|آي|いたっ/いてっ|哎哟|아야',
  'Wow|Guau/Hala|Waouh/Ouah|Wow|Wow|Uau|Ого|Vay|Ồ|Wah|واو|わあ/わ|哇|우와',
  'Whoa|Vaya|Oh là|Boah|Uoh|Opa|Ого|Vay|Ôi|Wah|واو|うわっ/うお|哇|으아',
  'Oops/Whoops|Ups|Oups|Ups|Ops|Ops|Ой|Hay aksi|Ối|Ups|أوبس|おっと|哎呀|앗',
  'Phew/Whew|Uf|Ouf|Puh|Fiu|Ufa|Фух|Oh be|Phù|Fiuh|أوف|ふう|呼|휴',
  'Ugh/Yuck/Ew|Puaj|Beurk|Igitt|Bleah|Eca|Фу|Öf|Ặc|Ugh|أف|うえっ/うげ|呃|윽',
  'Argh/Gah/Aargh|Aaah|Argh|Argh|Argh|Argh|А-а|Aaa|Á|Argh|آه|うわああ/ぎゃあ|啊啊|으악',
  'Eek|Iiih|Iiih|Iih|Iiih|Iiih|Ай|Ay|Á|Ih|آه|きゃあ/きゃ/ひい|呀|꺅',
  'Haha|Jaja|Haha|Haha|Ah ah|Haha|Ха-ха|Haha|Ha ha|Haha|هاها|ははは/はは/あはは|哈哈|하하',
  'Heh heh/Hehe/Heh|Je, je|Hé hé|Hehe|Eh eh|Hehe|Хе-хе|He he|He he|Hehe|هيهي|ふふ/へへ/ふふふ|呵呵/嘿嘿|헤헤',
  'Tch/Tsk|Tch|Tss|Tss|Tsk|Tsc|Тц|Cık|Chậc|Ck|تسك|ちっ/ちぇ|啧|쳇',
  'Shh|Chis|Chut|Pst|Sst|Psiu|Тс-с|Şşt|Suỵt|Sst|ششش|しーっ|嘘|쉿',
  'Yay/Yippee/Hooray|Yupi|Youpi|Juhu|Evviva|Oba|Ура|Yaşasın|Hoan hô|Hore|مرحى|わーい|耶|야호',
  'Hmph|Hum|Humpf|Hmpf|Hmpf|Humpf|Хм|Hıh|Hừ|Hmph|همف|ふん|哼|흥',
  'Ahem|Ejem|Hum hum|Ähem|Ehm ehm|Aham|Кхм|Öhöm|E hèm|Ehem|احم|こほん|咳咳|에헴',
  'Um/Uh/Er|Eh|Euh|Ähm|Ehm|Hum|Э-э|Şey|Ờm|Em|أم|ええと/えっと/あの|呃|저기',
].map((row) => row.split('|'))

const bySound = new Map<LanguageCode, ReadonlyMap<string, readonly string[]>>(
  columns.map((language, column) => [
    language,
    new Map(rows.toReversed().flatMap((row) => row[column]!.split('/').map((form) => [keyOf(form), row] as const))),
  ]),
)

/** What people of the target language call out, for a text that is nothing but such a call; without marks. */
export function findSound(text: string, from: LanguageCode, to: LanguageCode): string | undefined {
  const column = columns.indexOf(to)
  return bySound.get(from)?.get(keyOf(text))?.[column]?.split('/')[0]
}

// However long it is drawn out: "Aaaah", "hahahaha".
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]|[ーっッ]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .replace(/^(.{1,2}?)\1{2,}$/u, '$1$1')
}
