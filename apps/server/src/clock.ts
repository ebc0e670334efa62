/** What time it is; tests move it. */
export interface Clock {
  readonly now: () => Date
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() }
