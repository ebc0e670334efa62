import type { Honorific } from '../language-rules.ts'

/** What Japanese hangs on names. */
export const japaneseHonorifics: readonly Honorific[] = [
  { forms: ['さん'], sound: '-san' },
  { forms: ['くん', '君'], sound: '-kun' },
  { forms: ['ちゃん'], sound: '-chan' },
  { forms: ['様', 'さま'], sound: '-sama' },
  { forms: ['先輩', 'せんぱい', 'センパイ'], sound: '-senpai' },
  { forms: ['先生', 'せんせい', 'センセイ'], sound: '-sensei' },
  { forms: ['殿', 'どの'], sound: '-dono', notBefore: '下' },
]
