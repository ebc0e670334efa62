/** Names of people with their usual reading in Latin letters. */
export interface NameList {
  readonly family: ReadonlyMap<string, string>
  readonly given: ReadonlyMap<string, string>
}

/** Reads names, one a line: `family` or `given`, a tab, the name, a tab, its reading. */
export function readNameList(text: string): NameList {
  const names = { family: new Map<string, string>(), given: new Map<string, string>() }
  for (const line of text.split('\n')) {
    const [kind, name, reading] = line.split('\t')
    if ((kind === 'family' || kind === 'given') && name && reading) names[kind].set(name, reading)
  }
  return names
}
