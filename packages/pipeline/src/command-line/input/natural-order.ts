const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Orders relative paths as people number pages: folder by folder, `page2` before `page10`. For `Array.sort`. */
export function compareNaturally(left: string, right: string): number {
  const leftParts = left.split('/')
  const rightParts = right.split('/')
  for (let index = 0; index < Math.min(leftParts.length, rightParts.length); index++) {
    const order = collator.compare(leftParts[index]!, rightParts[index]!)
    if (order !== 0) return order
  }
  // Names that differ in case alone still need one order on every machine.
  return leftParts.length - rightParts.length || (left < right ? -1 : left > right ? 1 : 0)
}
