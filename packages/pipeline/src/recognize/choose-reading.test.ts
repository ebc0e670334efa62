import { describe, expect, it } from 'vitest'
import { chooseReading } from './choose-reading.ts'

const reading = (text: string, confidence = 0.95) => ({ text, confidence })

describe('choosing', () => {
  it('takes the surest reading', () => {
    expect(chooseReading('surest', [reading('a', 0.5), reading('b', 0.8)]).text).toBe('b')
  })

  it('stays with the first reading unless another is clearly surer', () => {
    const readings = (other: number) => [reading('a', 0.6), reading('b', 0.2), reading('c', other)]
    expect(chooseReading('clearlySurest', readings(0.65)).text).toBe('a')
    expect(chooseReading('clearlySurest', readings(0.75)).text).toBe('c')
    expect(chooseReading('clearlySurest', [reading('a', 0.6), reading('b', 0.8), reading('c', 0.85)]).text).toBe('c')
  })

  it('takes accents and opening marks from the second and letters from the first', () => {
    expect(chooseReading('accents', [reading('iQue pocion!'), reading('¡Oué pocién!')]).text).toBe('¡Qué pocion!')
    expect(chooseReading('accents', [reading('ALLO'), reading('ALLÔ')]).text).toBe('ALLÔ')
  })

  it('takes a space that the first missed', () => {
    expect(chooseReading('accents', [reading('itwas'), reading('it was')]).text).toBe('it was')
  })

  it('takes the second when the first did not know the letters', () => {
    expect(chooseReading('accents', [reading('Dm', 0.4), reading('Đâm', 0.8)]).text).toBe('Đâm')
  })
})
