import { type Lookup, readSortedTable } from '../text/sorted-table.ts'

/** Names with their letters. */
export interface NameList {
  /** Family names of people with their usual reading. */
  readonly family: ReadonlyMap<string, string>
  /** Given names of people with their usual reading. */
  readonly given: ReadonlyMap<string, string>
  /** Names of people and places of other countries, as they are written at home: ジュリアン is Julian. */
  readonly foreign: Lookup
}

/** Reads names, one a line: `family`, `given` or `foreign`, a tab, the name, a tab, its letters. Foreign ones stand last, in the order of their code units. */
export function readNameList(text: string): NameList {
  const firstForeign = text.search(/^foreign\t/mu)
  const people = firstForeign === -1 ? text : text.slice(0, firstForeign)
  const names = { family: new Map<string, string>(), given: new Map<string, string>() }
  for (const line of people.split('\n')) {
    const [kind, name, reading] = line.split('\t')
    if ((kind === 'family' || kind === 'given') && name && reading) names[kind].set(name, reading)
  }
  const foreign = firstForeign === -1 ? '' : text.slice(firstForeign).replaceAll('foreign\t', '')
  return { ...names, foreign: readSortedTable(foreign) }
}
