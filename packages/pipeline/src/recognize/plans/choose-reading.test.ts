import { describe, expect, it } from 'vitest'
import { chooseReading } from './choose-reading.ts'

const reading = (text: string, confidence = 0.95) => ({ text, confidence })

describe('choosing', () => {
  it('takes the surest reading', () => {
    expect(chooseReading('surest', [reading('a', 0.5), reading('b', 0.8)]).text).toBe('b')
  })

  it('takes what most tries agree on, and doubts what no other is like', () => {
    const tries = [
      reading('ナナメス', 0.4),
      reading('ゴージャス', 0.6),
      reading('ゴージャズ', 0.5),
      reading('苦5リ7', 0.7),
    ]
    const chosen = chooseReading('consensus', tries)
    expect(chosen.text).toBe('ゴージャス')
    expect(chosen.confidence).toBe(0.6)
    const art = chooseReading('consensus', [reading('saas', 0.5), reading('、Nu', 0.5), reading('77', 0.4)])
    expect(art.confidence).toBeLessThan(0.3)
    expect(chooseReading('consensus', [reading('a', 0.9)])).toEqual(reading('a', 0.9))
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
