import { describe, expect, it } from 'vitest'
import type { PageOptions, PageSource } from '../page.ts'
import type { PageReport } from '../page-result.ts'
import { runPages } from './run-pages.ts'

const options = { to: 'ENG', glossary: {} } as PageOptions

/** Runs pages whose names say what the pipeline makes of them alone: `japanese`, `unclear`; gives what was done in which order. */
async function run(names: readonly string[], given: PageOptions = options) {
  const seen: { readonly name: string; readonly seriesLanguage: string | undefined; readonly outcome: string }[] = []
  const done: string[] = []
  const summary = await runPages({
    collection: {
      kind: 'folder',
      pages: names.map((path) => ({ path, read: async () => new Uint8Array() })),
    } as unknown as Parameters<typeof runPages>[0]['collection'],
    options: given,
    pagesAtOnce: 2,
    work: async ({ name, options: own }: PageSource) => {
      const isUnclear = name.startsWith('unclear')
      const end = name.startsWith('english') ? 'inTargetLanguage' : 'done'
      const outcome = isUnclear && own.endsIfLanguageUnclear ? 'languageUnclear' : end
      seen.push({ name, seriesLanguage: own.seriesLanguage, outcome })
      const language = name.startsWith('korean') ? 'KOR' : 'JPN'
      const regions = [{ translation: 'a', isRough: true }, { translation: 'b' }, {}]
      return { outcome, language, isLanguageSure: !isUnclear, regions } as unknown as PageReport
    },
    onDone: async ({ path }) => void done.push(path),
    display: { pageProgress: () => {}, pageDone: () => {}, pageFailed: () => {}, end: () => {} },
    signal: new AbortController().signal,
  })
  return { seen, done, summary }
}

describe('a run over pages', () => {
  it('takes pages that leave their language open last, for what most others are in', async () => {
    const { seen, done, summary } = await run(['unclear-1', 'japanese-2', 'korean-3', 'japanese-4'])
    expect(done.toSorted()).toEqual(['japanese-2', 'japanese-4', 'korean-3', 'unclear-1'])
    expect(done.at(-1)).toBe('unclear-1')
    expect(seen.at(-1)).toEqual({ name: 'unclear-1', seriesLanguage: 'JPN', outcome: 'done' })
    expect(summary).toMatchObject({ done: 4, failed: 0, translated: 8, rough: 4 })
  })

  it('takes them for what they seem when no page is sure', async () => {
    const { seen, done } = await run(['unclear-1', 'unclear-2'])
    expect(done.toSorted()).toEqual(['unclear-1', 'unclear-2'])
    expect(seen.at(-1)).toMatchObject({ seriesLanguage: undefined, outcome: 'done' })
  })

  it('counts pages that are in the target language already', async () => {
    const { summary } = await run(['english-1', 'japanese-2'])
    expect(summary).toMatchObject({ done: 2, inTargetLanguage: 1, withoutText: 0 })
  })

  it('does every page once when the language is given, or when there is one page', async () => {
    expect((await run(['unclear-1', 'japanese-2'], { ...options, from: 'JPN' })).seen).toHaveLength(2)
    expect((await run(['unclear-1'])).seen).toHaveLength(1)
  })
})
