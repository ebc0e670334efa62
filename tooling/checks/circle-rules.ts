import { posix } from 'node:path'
import type { Repository, SourceFile } from './repository.ts'
import type { Breach, Rule } from './rules.ts'

/** Code whose folders are layers: what a folder imports never leads back to it. */
const layeredFolder = 'packages/pipeline/src'
/** Imports of a unit: the units that it leads to, each with the place of one such import. */
type Imports = Map<string, Map<string, { readonly path: string; readonly line: number }>>

/**
 * Folders do not import each other in circles. A folder counts as a whole when no code lies in folders below it; the files
 * beside such folders, which put the parts together or say what the parts share, count one by one.
 */
export const noCircles: Rule = (repository) => {
  const imports = importsBetweenUnits(repository)
  return findCircles(imports).map((units): Breach => {
    const members = new Set(units)
    const [first] = units.flatMap((unit) => [...imports.get(unit)!].filter(([target]) => members.has(target)))
    const names = units.map((unit) => unit.slice(layeredFolder.length + 1)).toSorted()
    return {
      ...first![1],
      message: `These import each other in a circle: ${names.join(', ')}. Move what they share into a folder or file that imports none of them.`,
    }
  })
}

function importsBetweenUnits({ files }: Repository): Imports {
  const code = files.filter(({ path, isDevelopment }) => path.startsWith(`${layeredFolder}/`) && !isDevelopment)
  const paths = new Set(code.map(({ path }) => path))
  const parents = new Set(code.map(({ path }) => posix.dirname(posix.dirname(path))))
  const unitOf = (path: string): string => {
    const folder = posix.dirname(path)
    return parents.has(folder) ? path : folder
  }
  const imports: Imports = new Map()
  for (const file of code) {
    const unit = unitOf(file.path)
    const targets = imports.get(unit) ?? new Map<string, { path: string; line: number }>()
    imports.set(unit, targets)
    for (const { target, line } of relativeImports(file)) {
      if (paths.has(target) && unitOf(target) !== unit) targets.set(unitOf(target), { path: file.path, line })
    }
  }
  return imports
}

function relativeImports({ path, references }: SourceFile) {
  return references
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier, line }) => ({ target: posix.join(posix.dirname(path), specifier), line }))
}

/** Groups of units that all lead to each other (strongly connected components; Tarjan, 1972). */
function findCircles(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (unit: string): void => {
    order.set(unit, order.size)
    lowest.set(unit, order.get(unit)!)
    open.push(unit)
    for (const target of imports.get(unit)?.keys() ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(unit, Math.min(lowest.get(unit)!, lowest.get(target)!))
    }
    if (lowest.get(unit) !== order.get(unit)) return
    const circle = open.splice(open.indexOf(unit))
    if (circle.length > 1) circles.push(circle)
  }
  for (const unit of imports.keys()) if (!order.has(unit)) visit(unit)
  return circles
}
