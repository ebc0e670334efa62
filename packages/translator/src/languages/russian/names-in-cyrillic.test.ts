import { describe, expect, it } from 'vitest'
import { nameInRussian } from './names-in-cyrillic.ts'

describe('nameInRussian', () => {
  it.each([
    ['JPN', 'Sato', 'Сато'],
    ['JPN', 'Aikawa', 'Айкава'],
    ['JPN', 'Shichimi', 'Ситими'],
    ['JPN', 'Jinbei', 'Дзимбэй'],
    ['JPN', 'Kyoko', 'Кёко'],
    ['JPN', 'Sonoyama', 'Сонояма'],
    ['ENG', 'Shichimi', 'Шичими'],
    ['ENG', 'Komona', 'Комона'],
    ['ENG', 'Zarkvon', 'Зарквон'],
    ['ENG', 'Saffron', 'Саффрон'],
    ['ENG', 'Coriander', 'Кориандер'],
    ['ENG', 'Willow', 'Уиллов'],
    ['ENG', 'Ellie', 'Элли'],
    ['ENG', 'ZARKVON', 'ЗАРКВОН'],
    ['ENG', 'Sophie', 'Софи'],
    ['ENG', 'Mia', 'Мия'],
    ['ENG', 'Комона', 'Комона'],
  ] as const)('from %s: %s', (from, name, written) => {
    expect(nameInRussian(name, from)).toBe(written)
  })
})
