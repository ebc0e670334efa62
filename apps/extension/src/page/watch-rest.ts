/** A picture that replaced so many others, each soon after the one before, has to stand for a while before it is ordered. */
const restlessAfter = 4
const restMs = 1500

/** Tells elements that show one picture after the other from those at rest: each of the pictures would be paid for. */
export function watchRest(onRest: () => void) {
  const changes = new WeakMap<Element, { readonly at: number; readonly count: number }>()
  let resting: ReturnType<typeof setTimeout> | undefined
  return {
    /** An element shows another picture than before. */
    noteChange(element: Element) {
      const known = changes.get(element)
      const now = performance.now()
      changes.set(element, { at: now, count: known && now - known.at < restMs ? known.count + 1 : 1 })
    },
    /** Whether the picture of an element may be ordered; `onRest` is called when one that may not has stood still. */
    isAtRest(element: Element): boolean {
      const known = changes.get(element)
      if (!known || known.count < restlessAfter) return true
      const left = known.at + restMs - performance.now()
      if (left > 0)
        resting ??= setTimeout(() => {
          resting = undefined
          onRest()
        }, left)
      return left <= 0
    },
  }
}
