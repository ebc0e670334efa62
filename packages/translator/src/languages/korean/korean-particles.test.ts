import { describe, expect, it } from 'vitest'
import { withKoreanParticle } from './korean-particles.ts'

describe('withKoreanParticle', () => {
  it.each([
    ['시나', '톰은', '시나는'],
    ['시나', '톰이', '시나가'],
    ['시나', '톰을', '시나를'],
    ['시나', '톰과', '시나와'],
    ['시나', '톰아', '시나야'],
    ['시나', '톰이야', '시나야'],
    ['시나', '톰이에요', '시나예요'],
    ['시나', '톰으로', '시나로'],
    ['잭', '메리는', '잭은'],
    ['잭', '메리가', '잭이'],
    ['잭', '메리야', '잭이야'],
    ['다니엘', '톰으로', '다니엘로'],
    ['시나', '톰', '시나'],
    ['Kim', '메리를', 'Kim을'],
  ])('%s for %s', (name, found, written) => {
    expect(withKoreanParticle(name, found)).toBe(written)
  })
})
