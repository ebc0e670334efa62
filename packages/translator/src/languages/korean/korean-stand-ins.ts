import { hasBatchim } from 'es-hangul'
import type { FoundWord, StandInRules } from '../language-rules.ts'
import { koreanParticle, withKoreanParticle } from './korean-particles.ts'

const beginning = /(?<![\p{L}\p{N}])\p{Script=Hangul}/gu
const longestWord = 10
// What may follow a noun without a space: particles, and forms of 이다. A verb that is made of it (각성하다, 각성되다) makes it another word.
const wholeBehind =
  /^(?:$|[^\p{L}]|은|는|이|가(?!\p{L})|을|를|의|에|한테|께|으로|로(?!\p{L})|와|과|랑|도(?!\p{L})|만(?!\p{L})|까지|부터|처럼|보다|마다|조차|밖에|라도|라고|라는|라면|야(?!\p{L})|다(?!\p{L})|입니|예요|인데|였|지(?!\p{L})|들(?=$|[^\p{L}]|[은이을의도만과에한께])|님)/u
const particleAhead = new RegExp(`^${koreanParticle.pattern}`, 'u')

/** Nouns at the beginning of a word, with a particle behind them or none, which takes the form that another noun asks for. */
export const koreanStandIns: StandInRules = {
  known: { box: '상자', flower: '꽃', book: '책', knife: '칼' },
  isIn: (known, text) => text.includes(known),
  find: (text, isGlossed) =>
    [...text.matchAll(beginning)].flatMap(({ index: start }): FoundWord[] => {
      for (let length = Math.min(longestWord, text.length - start); length > 1; length -= 1) {
        const word = text.slice(start, start + length)
        const rest = text.slice(start + length)
        if (!isGlossed(word) || !wholeBehind.test(rest)) continue
        const particle = particleAhead.exec(rest)![0]
        // One that stands for the noun, with its last sound and without other letters that could be read as a particle.
        const ended = particle.startsWith('로') || !hasBatchim(word) ? '가' : '각'
        const inForm = (known: string) => withKoreanParticle(known, ended + particle)
        return [{ start, end: start + length + particle.length, word, inForm }]
      }
      return []
    }),
}
