import type { Box, Mask } from '../page.ts'

/** A set of touching pixels of a mask. */
export interface Component {
  /** Its number in the label picture, from 1. */
  readonly label: number
  readonly box: Box
  /** Number of its pixels. */
  readonly area: number
}

/** Every component of a mask; `labels` holds 0 for the ground and the component's label elsewhere, row by row. */
export interface ComponentMap {
  readonly labels: Int32Array
  readonly components: readonly Component[]
}

/**
 * Finds touching pixels, corners included when `connectivity` is 8. Two passes with union-find (Rosenfeld and Pfaltz,
 * 1966); components are in the order of their first pixel from the top left.
 */
export function findComponents(mask: Mask, connectivity: 4 | 8 = 8): ComponentMap {
  const labels = new Int32Array(mask.data.length)
  const parents = labelProvisionally(mask, labels, connectivity)
  return { labels, components: mergeLabels(labels, parents, mask.width) }
}

function labelProvisionally({ width, height, data }: Mask, labels: Int32Array, connectivity: 4 | 8): number[] {
  const parents = [0]
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (data[index] === 0) continue
      let label = x > 0 ? labels[index - 1]! : 0
      if (y > 0) {
        const above = index - width
        label = join(parents, label, labels[above]!)
        if (connectivity === 8) {
          if (x > 0) label = join(parents, label, labels[above - 1]!)
          if (x + 1 < width) label = join(parents, label, labels[above + 1]!)
        }
      }
      if (label === 0) {
        label = parents.length
        parents.push(label)
      }
      labels[index] = label
    }
  }
  return parents
}

function join(parents: number[], a: number, b: number): number {
  if (b === 0 || a === b) return a
  if (a === 0) return b
  const rootA = rootOf(parents, a)
  const rootB = rootOf(parents, b)
  const root = Math.min(rootA, rootB)
  parents[rootA] = root
  parents[rootB] = root
  return root
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) {
    parents[root] = parents[parents[root]!]!
    root = parents[root]!
  }
  return root
}

function mergeLabels(labels: Int32Array, parents: number[], width: number): Component[] {
  const finalLabels = new Int32Array(parents.length)
  let count = 0
  for (let label = 1; label < parents.length; label++) {
    const root = rootOf(parents, label)
    finalLabels[label] = root === label ? ++count : finalLabels[root]!
  }
  const left = new Int32Array(count + 1).fill(width)
  const right = new Int32Array(count + 1).fill(-1)
  const top = new Int32Array(count + 1).fill(-1)
  const bottom = new Int32Array(count + 1)
  const area = new Int32Array(count + 1)
  for (let index = 0, x = 0, y = 0; index < labels.length; index++) {
    if (labels[index] !== 0) {
      const label = finalLabels[labels[index]!]!
      labels[index] = label
      area[label]!++
      if (x < left[label]!) left[label] = x
      if (x > right[label]!) right[label] = x
      if (top[label]! < 0) top[label] = y
      bottom[label] = y
    }
    if (++x === width) {
      x = 0
      y++
    }
  }
  return Array.from({ length: count }, (_, index): Component => {
    const label = index + 1
    const box: Box = [left[label]!, top[label]!, right[label]! - left[label]! + 1, bottom[label]! - top[label]! + 1]
    return { label, box, area: area[label]! }
  })
}
