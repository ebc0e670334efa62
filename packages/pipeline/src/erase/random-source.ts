/** Gives numbers from 0 up to 1, the same ones each time for the same start. */
export type RandomSource = () => number

/** A small generator with good spread and a fixed sequence (mulberry32, public domain), so that a page erases alike each time. */
export function createRandomSource(start: number): RandomSource {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
