import type { PageOptions } from '@fukidashi/pipeline/page'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PageTranslator } from '../../deps.ts'
import { createFakeTranslator } from '../../fixtures/create-fake-translator.ts'
import { budgetPages } from './budget-pages.ts'

const options = { to: 'ENG' } as PageOptions
/** A tenth of a second for a small page. */
const timeScale = 0.1 / 90

async function pageOf(name: string, width: number, height: number) {
  const blank = sharp({ create: { width, height, channels: 3, background: 'white' } })
  return { name, bytes: new Uint8Array(await blank.png().toBuffer()), options }
}

describe('the time of a page', () => {
  it('stands still while it waits for the names of the pages before it', async () => {
    const translator = budgetPages(createFakeTranslator(), timeScale)
    const names = { recall: async () => await wait(300, {}), remember: () => {} }
    await expect(translator.translate(await pageOf('a', 9, 9), { names })).resolves.toMatchObject({ name: 'a' })
  })

  it('is no reason when somebody else ended it', async () => {
    const fake = createFakeTranslator()
    fake.isHolding = true
    const leaving = new AbortController()
    const page = budgetPages(fake, 1).translate(await pageOf('a', 9, 9), { signal: leaving.signal })
    leaving.abort()
    await expect(page).rejects.toMatchObject({ key: 'cancelled' })
  })
})

describe('pages at once', () => {
  it('have no more pixels in all than the largest page alone', async () => {
    const atWork = new Set<string>()
    const seen: string[] = []
    const begun = Promise.withResolvers<void>()
    const fake = createFakeTranslator()
    const watched: PageTranslator = {
      ...fake,
      translate: async (source, controls) => {
        atWork.add(source.name)
        seen.push([...atWork].toSorted().join('+'))
        begun.resolve()
        await wait(100)
        atWork.delete(source.name)
        return await fake.translate(source, controls)
      },
    }
    const translator = budgetPages(watched, 1)
    const large = translator.translate(await pageOf('large', 7000, 7000))
    await begun.promise
    // Whichever of them is looked at first, there is no room for it beside the large one.
    const small = [await pageOf('a', 1200, 1000), await pageOf('b', 1100, 1000)]
    await Promise.all([large, ...small.map(async (page) => await translator.translate(page))])
    expect(seen[0]).toBe('large')
    expect(seen.slice(1)).toEqual([expect.stringMatching(/^[ab]$/), 'a+b'])
  })
})
