/**
 * The one form of a payload that both sides hash: keys sorted by UTF-16 code units at every depth, no spaces, undefined
 * dropped from objects (and null in arrays, as JSON has it). Dates and the like take their JSON form.
 *
 * @example canonicalJson({ b: 1, a: undefined }) // '{"b":1}'
 */
export function canonicalJson(payload: unknown): string {
  // A round trip first: what the other side gets is what JSON makes of the payload, not the payload itself.
  return write(JSON.parse(JSON.stringify(payload ?? null)))
}

// Sorting by rebuilding objects would not do: an engine moves keys that look like numbers to the front.
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, content]) => `${JSON.stringify(key)}:${write(content)}`).join(',')}}`
}
