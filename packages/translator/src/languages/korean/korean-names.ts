import { romanize } from 'es-hangul'
import { honorificAhead } from '../honorific-ahead.ts'
import type { NamePair } from '../language-rules.ts'
import { readWordPairs } from '../word-pairs.ts'
import { koreanHonorifics } from './korean-honorifics.ts'

// Family names as their bearers mostly write them; others, and given names, by the Revised Romanization of 2000.
const familyNames = new Map(
  readWordPairs(
    '김 Kim 이 Lee 박 Park 최 Choi 정 Jung 강 Kang 조 Cho 윤 Yoon 장 Jang 임 Lim 한 Han 오 Oh 서 Seo 신 Shin 권 Kwon 황 Hwang 안 Ahn 송 Song 류 Ryu 유 Yoo 홍 Hong 전 Jeon 고 Ko 문 Moon 손 Son 양 Yang 배 Bae 백 Baek 허 Heo 남 Nam 심 Shim 노 Noh 하 Ha 곽 Kwak 성 Sung 차 Cha 주 Joo 우 Woo 구 Koo 민 Min 나 Na 진 Jin 지 Ji 엄 Um 원 Won 천 Chun 방 Bang 공 Gong 현 Hyun 함 Ham 염 Yeom 변 Byun 여 Yeo 추 Choo 도 Do 소 So 석 Seok 선 Sun 설 Seol 마 Ma 길 Gil 연 Yeon 위 Wi 표 Pyo 명 Myung 기 Ki',
  ),
)

// People are called by what they are as well.
const wordsOfAddress =
  /(?:선생|교수|의사|기사|손|주인|부모|형|누|스승|사부|하느|해|달|어머|아버|할머|고객|여러분|아주|대표|변호사|검사|판사|장군|공주|왕자|황제|폐하|영주|신|마|도련|아드|따|용사|학생|동생|마스터|성주|에이|아이|대감|나리|아가|아저|마음|마녀|기자|작가|감독|사모|선배|후배|관|왕|장|작|소령|중령|대령|중위|소위|대위|박사|병사|환자|공녀|왕녀|성녀|손녀|조교|간호사|요리사|마법사|주술사|집사|천사|서방|임금)$/u

const named = new RegExp(String.raw`(?<!\p{L})\p{Script=Hangul}{2,4}?${honorificAhead(koreanHonorifics)}`, 'gu')

/** Names of people in Korean texts: what an honorific follows, unless it is a word that people are called by. */
export function findKoreanNames(texts: readonly string[]): NamePair[] {
  const found = texts.flatMap((text) => text.normalize('NFC').match(named) ?? [])
  return [...new Set(found)]
    .filter((name) => !wordsOfAddress.test(name))
    .map((source) => ({ source, target: romaniseName(source) }))
}

/** A Korean name in Latin letters: three syllables that begin with a common family name are one with a given name. */
export function romaniseName(name: string): string {
  const [first, ...rest] = name
  const family = familyNames.get(first!)
  if (family === undefined || rest.length !== 2) return capital(romanise(name))
  return `${family} ${capital(rest.map(romanise).join('-'))}`
}

// Syllable by syllable, as the Revised Romanization of 2000 asks of given names: sounds that change where they meet are left.
function romanise(text: string): string {
  return [...text].map((syllable) => romanize(syllable)).join('')
}

function capital(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
