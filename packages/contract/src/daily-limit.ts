/** What a refusal with `anonymousLimitReached` brings along as its `data`: how many translations a day there are without an account. */
export interface DailyLimit {
  readonly perDay: number
}

/** Reads the `data` of such a refusal; undefined where it is anything else. It needs no schema: failures are shown before any is loaded. */
export function readDailyLimit(data: unknown): DailyLimit | undefined {
  if (typeof data !== 'object' || data === null || !('perDay' in data)) return undefined
  const { perDay } = data
  return typeof perDay === 'number' && Number.isInteger(perDay) && perDay >= 0 ? { perDay } : undefined
}

/** The English sentence of `anonymousLimitReached` for a number of translations. */
export function describeDailyLimit({ perDay }: DailyLimit): string {
  const translations = perDay === 1 ? 'one translation' : `${perDay} translations`
  return `Users who are not logged in can only have ${translations} per day. Please log in to get more translations.`
}
