/** A place in a line. */
export interface Turn {
  /** Resolves when all that came before have left. */
  readonly begun: Promise<void>
  /** Leaves the line, whether the turn has begun or not; again does nothing. */
  readonly leave: () => void
}

/** Lines of those who go one after the other, a line for each key. They are within this process. */
export interface Turns {
  readonly take: (key: string) => Turn
}

/** Lines that are there as long as somebody stands in them. */
export function createTurns(): Turns {
  const ends = new Map<string, Promise<void>>()
  return {
    take: (key) => {
      const begun = ends.get(key) ?? Promise.resolve()
      const left = Promise.withResolvers<void>()
      const end = begun.then(() => left.promise)
      ends.set(key, end)
      void end.then(() => ends.get(key) === end && ends.delete(key))
      return { begun, leave: left.resolve }
    },
  }
}
