import type { Glossary } from '@fukidashi/page-translation/page-request'

/** What a page has of the memory that the pages of its book share. */
export interface PageNames {
  /** Names and terms as the pages before translated them, once all of these have told theirs. */
  readonly recall: () => Promise<Glossary>
  /** Tells how this page translated names; only the first call counts. */
  readonly remember: (names: Glossary) => void
}

/** The names of a book: what an earlier page chose holds for all that follow, however many pages are worked on at once. */
export interface NameMemory {
  /** The part of a page, by its place in the book from 0. Every page has to tell its names, one that failed an empty list. */
  readonly ofPage: (place: number) => PageNames
  /** All names, once all pages have told theirs. */
  readonly all: () => Promise<Glossary>
}

/** The memory of a book with so many pages; `given` names hold for every page. */
export function createNameMemory(pages: number, given: Glossary): NameMemory {
  const told = Array.from({ length: pages }, () => Promise.withResolvers<Glossary>())
  const known: Promise<Glossary>[] = [Promise.resolve(given)]
  for (const { promise } of told) {
    const before = known.at(-1)!
    known.push(Promise.all([before, promise]).then(([earlier, own]) => ({ ...own, ...earlier })))
  }
  return {
    ofPage: (place) => ({ recall: () => known[place]!, remember: told[place]!.resolve }),
    all: () => known.at(-1)!,
  }
}
