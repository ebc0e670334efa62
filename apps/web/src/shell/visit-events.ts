import type { eventTypes } from '@fukidashi/contract/tracking-calls'

/** What happens in a visit, by its number (product specification, section 7). */
export type EventType = (typeof eventTypes)[number]

/** The numbers of events. The specification names 101 to 107 as the login flow; which step has which number is ours. */
export const visitEvents = {
  pageView: 1,
  /** The form for login, or for a new account, is shown. */
  loginShown: 101,
  registrationShown: 102,
  /** E-mail and password were sent, and were right. */
  loginTried: 103,
  loggedIn: 104,
  registered: 105,
  leftForGoogle: 106,
  loggedInByGoogle: 107,
} as const satisfies Record<string, EventType>

/** The id of the advertisement that brought the visitor, as the address said it; empty when none did. */
export const adClickOfArrival: string =
  typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('gclid')?.slice(0, 512) ?? '')

/** What happened before it is known whether it may be told; of the pages that were opened, the latest alone. */
let waiting: readonly EventType[] = []
let listener: ((type: EventType) => Promise<void>) | undefined

/** Says that something happened in this visit. Whether it is sent anywhere is the visitor's choice. Resolves when it was. */
export async function reportEvent(type: EventType): Promise<void> {
  if (listener) await listener(type)
  else waiting = [...waiting.filter((earlier) => earlier !== type), type]
}

/** Tells all events from now on, and those before, if nobody was told of them. */
export function listenToEvents(listen: (type: EventType) => Promise<void>): void {
  listener = listen
  for (const type of waiting) void listen(type)
  waiting = []
}
