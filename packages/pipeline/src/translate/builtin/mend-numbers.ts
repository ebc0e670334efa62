const number = /\d+(?:[.,:]\d+)*/gu

/** Puts the source's numbers in place of wrong ones when there are as many, since a small model likes to change digits. */
export function mendNumbers(source: string, translation: string): string {
  const wanted = source.normalize('NFKC').match(number) ?? []
  const found = translation.match(number) ?? []
  if (wanted.length === 0 || wanted.length !== found.length) return translation
  if (wanted.toSorted().join(' ') === found.toSorted().join(' ')) return translation
  let next = 0
  return translation.replaceAll(number, () => wanted[next++]!)
}
