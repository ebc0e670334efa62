/** Sets of items 0 to count - 1 that grow together (union-find). */
export interface DisjointSets {
  readonly join: (a: number, b: number) => void
  readonly areJoined: (a: number, b: number) => boolean
  /** The members of every set, each in rising order, sets in the order of their first member. */
  readonly groups: () => number[][]
}

/** Starts with every item in a set of its own. */
export function createDisjointSets(count: number): DisjointSets {
  const parents = Int32Array.from({ length: count }, (_, index) => index)
  const rootOf = (item: number): number => {
    let root = item
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]!]!
      root = parents[root]!
    }
    return root
  }
  return {
    join: (a, b) => {
      const rootA = rootOf(a)
      const rootB = rootOf(b)
      parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB)
    },
    areJoined: (a, b) => rootOf(a) === rootOf(b),
    groups: () => {
      const members = new Map<number, number[]>()
      for (let item = 0; item < count; item++) {
        const root = rootOf(item)
        const group = members.get(root)
        if (group === undefined) members.set(root, [item])
        else group.push(item)
      }
      return [...members.values()]
    },
  }
}
