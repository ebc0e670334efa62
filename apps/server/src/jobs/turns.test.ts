import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('lets those with one key go one after the other, past any who left before their turn', async () => {
  const turns = createTurns()
  const order: string[] = []
  const take = (key: string, name: string) => {
    const turn = turns.take(key)
    void turn.begun.then(() => order.push(name))
    return turn
  }
  const settle = async () => await new Promise((resolve) => setTimeout(resolve))
  const [first, second, third, other] = [take('a', '1'), take('a', '2'), take('a', '3'), take('b', 'other')]
  await settle()
  expect(order).toEqual(['1', 'other'])
  second.leave()
  await settle()
  expect(order).toEqual(['1', 'other'])
  first.leave()
  first.leave()
  await settle()
  expect(order).toEqual(['1', 'other', '2', '3'])
  third.leave()
  other.leave()
  await settle()
  take('a', 'again')
  await settle()
  expect(order.at(-1)).toBe('again')
})
