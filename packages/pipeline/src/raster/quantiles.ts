/** The middle value; 0 of none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5)
}

/** The value below which the given share of values lies; 0 of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
