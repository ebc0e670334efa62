import type { LanguageCode } from '@fukidashi/contract/languages'

/** Names and terms of a page's language with the translation that they get. */
export type Names = Readonly<Record<string, string>>

const storageKey = 'translatorNames'

/** The names that were chosen on the pages of a visit, by target language; they stay the same on the pages to come. */
export interface VisitNames {
  readonly read: (to: LanguageCode) => Names
  /** Names that an engine chose; one that is known stays as it is. */
  readonly add: (to: LanguageCode, names: Names) => void
  /** A name as the reader wants it. */
  readonly set: (to: LanguageCode, source: string, target: string) => void
}

/** Names that last as long as the tab, over reloads; a browser may refuse to open the storage. */
export function createVisitNames(openStorage: () => Storage): VisitNames {
  let names = readStored(openStorage)
  const change = (to: LanguageCode, changed: Names) => {
    names = { ...names, [to]: changed }
    try {
      openStorage().setItem(storageKey, JSON.stringify(names))
    } catch {
      // Without room or permission they last until the next reload.
    }
  }
  const read = (to: LanguageCode) => names[to] ?? {}
  return {
    read,
    add: (to, added) => {
      if (Object.keys(added).length > 0) change(to, { ...added, ...read(to) })
    },
    set: (to, source, target) => change(to, { ...read(to), [source]: target }),
  }
}

function readStored(openStorage: () => Storage): Readonly<Record<string, Names>> {
  try {
    const content: unknown = JSON.parse(openStorage().getItem(storageKey) ?? '{}')
    if (typeof content !== 'object' || content === null) return {}
    const isNames = (value: unknown): value is Names =>
      typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string')
    return Object.fromEntries(Object.entries(content).filter((entry): entry is [string, Names] => isNames(entry[1])))
  } catch {
    return {}
  }
}
