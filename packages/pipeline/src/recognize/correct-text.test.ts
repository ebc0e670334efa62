import { describe, expect, it } from 'vitest'
import { correctText } from './correct-text.ts'

describe('correcting', () => {
  it.each([
    ['おい|', 'おいー'],
    ['カ一ド', 'カード'],
    ['ス卜ロー', 'ストロー'],
    ['力がある', '力がある'],
    ['それは・・:', 'それは…'],
    ['いや~', 'いや〜'],
  ])('Japanese %s to %s', (read, meant) => {
    expect(correctText(read, 'JPN')).toBe(meant)
  })

  it.each([
    ['|’m here', 'I’m here'],
    ['l am late', 'I am late'],
    ['W|LL', 'WILL'],
    ['n0w', 'now'],
    ['Wait……', 'Wait...'],
    ['ill', 'ill'],
    ["l'amour", "l'amour"],
    ['lo qUe nUestra', 'lo que nuestra'],
    ['DONDE EStÁ', 'DONDE EStÁ'],
  ])('Latin letters %s to %s', (read, meant) => {
    expect(correctText(read, 'FRA')).toBe(meant)
  })

  it.each([
    ['시작합니다//', '시작합니다!!'],
    ['1/2 먹었어?/', '1/2 먹었어?!'],
    ['그래ㆍ', '그래.'],
  ])('Korean %s to %s', (read, meant) => {
    expect(correctText(read, 'KOR')).toBe(meant)
  })
})
