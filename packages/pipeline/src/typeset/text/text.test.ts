import { describe, expect, it } from 'vitest'
import { createNodePlatform } from '../../platform/node/create-node-platform.ts'
import { createFontLibrary } from '../fonts/create-font-library.ts'
import { breakText } from './break-text.ts'
import { splitIntoCells } from './column-cells.ts'
import { joinFragments } from './fragment.ts'
import { loadHyphenation } from './hyphenation.ts'
import { createTextRuler } from './measure-text.ts'
import { prepareText } from './prepare-text.ts'

describe('prepareText', () => {
  it.each([
    ['ENG', 'Wait ...  what ?!', 'Wait... what?!'],
    ['FRA', 'Quoi?! « Non »!', 'Quoi\u00a0?! «\u00a0Non\u00a0»\u00a0!'],
    ['CHS', '什么?! 这不可能!', '什么?!这不可能！'],
    ['JPN', '待て...OK?', '待て……OK？'],
    ['KOR', '뭐 ?! 안돼', '뭐?! 안돼'],
    ['ENG', 'No\u{10ffff} box\u200b \u00adever', 'No box ever'],
  ] as const)('writes %s as it is lettered', (code, text, prepared) => {
    expect(prepareText(text, code, false)).toBe(prepared)
  })
})

describe('breakText', () => {
  it('divides words only where their language lets it, and loses nothing', async () => {
    const fragments = breakText('incomprehensible things', 'ENG', await loadHyphenation('ENG'))
    expect(fragments.map(({ text, hyphen }) => text + hyphen)).toEqual([
      'incom-',
      'pre-',
      'hen-',
      'si-',
      'ble',
      'things',
    ])
    expect(joinFragments(fragments)).toBe('incomprehensible things')
  })

  it('breaks Thai between words', async () => {
    const fragments = breakText('ฉันรักเธอมากๆ', 'THA', await loadHyphenation('THA'))
    expect(fragments.map(({ text }) => text)).toEqual(['ฉัน', 'รัก', 'เธอ', 'มากๆ'])
  })

  it('keeps Japanese particles with their words', async () => {
    const phrases = breakText('君の名前は知らない', 'JPN', await loadHyphenation('JPN'))
    const ends = phrases.filter(({ tier }) => tier === 0)
    expect(ends.length).toBeLessThan(phrases.length)
    expect(joinFragments(phrases)).toBe('君の名前は知らない')
  })
})

describe('splitIntoCells', () => {
  it('combines marks and short numbers, turns words, stands the rest upright', () => {
    expect(splitIntoCells('第12話!?OK').map(({ text, kind }) => `${text} ${kind}`)).toEqual([
      '第 upright',
      '12 combined',
      '話 upright',
      '!? combined',
      'OK turned',
    ])
  })
})

describe('a ruler', () => {
  it('measures Arabic letters joined', async () => {
    const platform = createNodePlatform({ parallelism: 1 })
    const word = 'كتبهم'
    const { regular } = await createFontLibrary(platform).prepare('comic', 'ARA', [word])
    const { widthOf } = createTextRuler(platform.canvas.createContext(1, 1), regular)
    const apart = Array.from(word).reduce((sum, letter) => sum + widthOf(letter), 0)
    expect(widthOf(word)).toBeGreaterThan(0)
    expect(widthOf(word)).toBeLessThan(0.9 * apart)
  })
})
