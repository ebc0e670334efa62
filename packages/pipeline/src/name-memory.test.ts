import { describe, expect, it } from 'vitest'
import { createNameMemory } from './name-memory.ts'

describe('name memory', () => {
  it('lets the earlier page choose, in whatever order pages end', async () => {
    const memory = createNameMemory(3, { ナギ: 'Nagi' })
    const [first, second, third] = [0, 1, 2].map(memory.ofPage)
    expect(await first!.recall()).toEqual({ ナギ: 'Nagi' })
    third!.remember({ コモナ: 'third', ロベル: 'Rober' })
    second!.remember({ コモナ: 'Comona', ナギ: 'other' })
    let hasRecalled = false
    const recalled = third!.recall().then((names) => {
      hasRecalled = true
      return names
    })
    await Promise.resolve()
    expect(hasRecalled).toBe(false)
    first!.remember({ コモナ: 'Komona' })
    first!.remember({ コモナ: 'too late' })
    expect(await recalled).toEqual({ ナギ: 'Nagi', コモナ: 'Komona' })
    expect(await memory.all()).toEqual({ ナギ: 'Nagi', コモナ: 'Komona', ロベル: 'Rober' })
  })
})
