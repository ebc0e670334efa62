import { describe, expect, it } from 'vitest'
import { nameInHangul } from './names-in-hangul.ts'

describe('nameInHangul', () => {
  it.each([
    ['Shina', '시나'],
    ['Komona', '코모나'],
    ['Kenta', '켄타'],
    ['Suzuki', '스즈키'],
    ['Natsumi', '나츠미'],
    ['Hattori', '핫토리'],
    ['Ryoko', '료코'],
    ['Junichi', '주니치'],
    ['Tom', '톰'],
    ['John', '존'],
    ['Pepper', '페퍼'],
    ['Saffron', '사프론'],
    ['Coriander', '코리안더'],
    ['Jake', '제이크'],
    ['Mike', '마이크'],
    ['Emily', '에밀리'],
    ['Arthur', '아서'],
    ['Jack', '잭'],
    ['Wilson', '윌손'],
    ['Nathan', '나산'],
    ['Frodo', '프로도'],
    ['Blake', '블레이크'],
    ['Elizabeth', '엘리자베스'],
    ['시나', '시나'],
  ])('%s', (name, written) => {
    expect(nameInHangul(name)).toBe(written)
  })
})
