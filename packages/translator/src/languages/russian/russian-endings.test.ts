import { describe, expect, it } from 'vitest'
import { withRussianEnding } from './russian-endings.ts'

describe('withRussianEnding', () => {
  it.each([
    ['Зарквон', 'Тома', 'Зарквона'],
    ['Зарквон', 'Томом', 'Зарквоном'],
    ['Джош', 'Джоном', 'Джошем'],
    ['Рей', 'Тому', 'Рею'],
    ['Шина', 'Тому', 'Шине'],
    ['Шина', 'Томом', 'Шиной'],
    ['Шина', 'Тома', 'Шина'],
    ['Мия', 'Томе', 'Мии'],
    ['Саша', 'Томом', 'Сашей'],
    ['Сато', 'Тома', 'Сато'],
    ['Шина', 'Том', 'Шина'],
    ['Шина', 'Мэри', 'Шина'],
    ['Komona', 'Тома', 'Komona'],
  ])('%s as %s: %s', (name, found, written) => {
    expect(withRussianEnding(name, found)).toBe(written)
  })
})
