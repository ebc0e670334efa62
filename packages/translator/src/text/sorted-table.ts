/** Values by their keys. */
export type Lookup = Pick<ReadonlyMap<string, string>, 'get' | 'has'>

/**
 * A table of lines in the order of their code units: a key, a tab, a value. It is looked up in its text as it stands, since a hundred
 * thousand lines would take a third of a second to read into a map, and six times their size there. In a table that is out of order, keys are not found.
 */
export function readSortedTable(text: string): Lookup {
  const get = (key: string) => {
    let low = 0
    let high = text.length
    while (low < high) {
      const middle = (low + high) >> 1
      const start = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
      const lineEnd = text.indexOf('\n', start)
      const end = lineEnd === -1 ? text.length : lineEnd
      const [found = '', value] = text.slice(start, end).split('\t')
      if (found === key) return value
      if (found < key) low = end + 1
      else high = start
    }
    return undefined
  }
  return { get, has: (key) => get(key) !== undefined }
}
