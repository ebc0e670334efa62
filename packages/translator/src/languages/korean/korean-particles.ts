import { disassembleCompleteCharacter, hasBatchim } from 'es-hangul'
import type { WordEnding } from '../language-rules.ts'
import { anyOf } from '../word-pairs.ts'

// Particles that follow a consonant, with those that follow a vowel; "으로" follows ㄹ as it does a vowel.
const pairs: readonly (readonly [string, string])[] = [
  ['이에요', '예요'],
  ['이었', '였'],
  ['이야', '야'],
  ['이여', '여'],
  ['이라', '라'],
  ['이랑', '랑'],
  ['이나', '나'],
  ['이든', '든'],
  ['이며', '며'],
  ['이다', '다'],
  ['이지', '지'],
  ['이죠', '죠'],
  ['이고', '고'],
  ['이군', '군'],
  ['으로', '로'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['아', '야'],
]

const pattern = `(?:${anyOf(pairs.flat())})?`
const particle = new RegExp(`${pattern}$`, 'u')

/** Particles behind a name that have another form where the name ends otherwise. */
export const koreanParticle: WordEnding = { pattern, carry: withKoreanParticle }

/** A name with the particle of `found`, a placeholder with its own, in the form that follows the name's last sound. */
export function withKoreanParticle(name: string, found: string): string {
  const said = particle.exec(found.slice(1))![0]
  const isBehindConsonant = endsInConsonant(found.slice(0, found.length - said.length))
  const pair = pairs.find(([consonant, vowel]) => said === (isBehindConsonant ? consonant : vowel))
  if (pair === undefined) return name + said
  const takesFirst = endsInConsonant(name) && !(pair[0] === '으로' && endsInRieul(name))
  return name + pair[takesFirst ? 0 : 1]
}

// Letters of other scripts as Korean reads most of them.
function endsInConsonant(word: string): boolean {
  return /[가-힣]$/u.test(word) ? hasBatchim(word) : /[bcgklmnptBCGKLMNPT]$/u.test(word)
}

function endsInRieul(word: string): boolean {
  return /[가-힣]$/u.test(word) && disassembleCompleteCharacter(word.at(-1)!)?.jongseong === 'ㄹ'
}
