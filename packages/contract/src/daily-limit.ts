import { z } from 'zod'

/** What a refusal with `anonymousLimitReached` brings along as its `data`: how many translations a day there are without an account. */
export const dailyLimitSchema = z.object({ perDay: z.int().min(0) })

/** How many translations a day there are without an account. */
export type DailyLimit = z.infer<typeof dailyLimitSchema>

/** The English sentence of `anonymousLimitReached` for a number of translations. */
export function describeDailyLimit({ perDay }: DailyLimit): string {
  const translations = perDay === 1 ? 'one translation' : `${perDay} translations`
  return `Users who are not logged in can only have ${translations} per day. Please log in to get more translations.`
}
