import type { Subscription } from '@fukidashi/contract/plans'

const months = { month: 1, quarter: 3, year: 12 } as const

/** When a period of a subscription that begins at a moment ends. A month from the 31st ends with the last day of a shorter one. */
export function periodEndOf(from: Date, every: Subscription['every']): Date {
  const end = new Date(from)
  if (every === 'week') {
    end.setUTCDate(end.getUTCDate() + 7)
    return end
  }
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + months[every], 1)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, lastDay))
  return end
}
