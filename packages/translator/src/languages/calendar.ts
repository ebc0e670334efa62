// Formats take long to make, and a text is looked at again and again.
const knownMonths = new Map<string, readonly string[]>()

/** The names of the months in a language, from January on. */
export function monthsOf(tag: string): readonly string[] {
  const known = knownMonths.get(tag)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2001, month, 1)))
  knownMonths.set(tag, months)
  return months
}

/** The names of the days of the week in a language, from Sunday on. */
export function weekdaysOf(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // The first of April 2001 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2001, 3, 1 + day)))
}

/** An hour of twelve as one of twenty-four. */
export function hourOfDay(hour: string, half: 'a' | 'p' | undefined): string {
  if (half === undefined) return hour
  return String((Number(hour) % 12) + (half === 'p' ? 12 : 0))
}

/** An hour and its minutes, if there are any, with a colon. */
export function clock(hour: string, minutes: string | undefined): string {
  return minutes === undefined ? hour : `${hour}:${minutes}`
}

/** What writes a time with its largest part first and a word behind each: those for hour and minute, and for the halves of the day. */
export function eastAsianTime({
  units: [hourWord, minuteWord],
  gap,
  halves,
}: {
  readonly units: readonly [string, string]
  /** What stands between the parts. */
  readonly gap: string
  readonly halves: { readonly a: string; readonly p: string }
}) {
  return (hour: string, minutes: string | undefined, half: 'a' | 'p' | undefined): string =>
    [
      half === undefined ? undefined : halves[half],
      hour + hourWord,
      minutes === undefined || minutes === '00' ? undefined : minutes + minuteWord,
    ]
      .filter((part) => part !== undefined)
      .join(gap)
}
