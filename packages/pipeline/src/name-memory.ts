import type { Glossary } from './page.ts'

/** What a page has of the memory that the pages of its book share. */
export interface PageNames {
  /** Names and terms as the pages before settled them, once all of these have. */
  readonly recall: () => Promise<Glossary>
  /** Tells how this page translated names; only the first call counts. */
  readonly settle: (names: Glossary) => void
}

/** The names of a book: what an earlier page chose holds for all that follow, however many pages are worked on at once. */
export interface NameMemory {
  /** The part of a page, by its place in the book from 0. Every page has to settle, one that failed with no names. */
  readonly ofPage: (place: number) => PageNames
  /** All names, once all pages have settled theirs. */
  readonly all: () => Promise<Glossary>
}

/** The memory of a book with so many pages; `given` names hold for every page. */
export function createNameMemory(pages: number, given: Glossary): NameMemory {
  const settled = Array.from({ length: pages }, () => Promise.withResolvers<Glossary>())
  const known: Promise<Glossary>[] = [Promise.resolve(given)]
  for (const { promise } of settled) {
    const before = known.at(-1)!
    known.push(Promise.all([before, promise]).then(([earlier, own]) => ({ ...own, ...earlier })))
  }
  return {
    ofPage: (place) => ({ recall: () => known[place]!, settle: settled[place]!.resolve }),
    all: () => known.at(-1)!,
  }
}
