import type { eventTypes } from '@fukidashi/contract/tracking-calls'

/** 1 is a page view, 101 to 107 the way through the login. */
export type EventType = (typeof eventTypes)[number]

/** The id of the advertisement that brought the visitor, as the address said it; empty when none did. */
export const adClickOfArrival: string =
  typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('gclid')?.slice(0, 512) ?? '')

/** The latest page view waits until it is known whether it may be told. */
let waiting: EventType | undefined
let listener: ((type: EventType) => unknown) | undefined

/** Says that something happened in this visit. Whether it is sent anywhere is the visitor's choice. */
export function reportEvent(type: EventType): void {
  if (listener) listener(type)
  else waiting = type
}

/** Tells all events from now on, and the one before, if nobody was told of it. */
export function listenToEvents(listen: (type: EventType) => unknown): void {
  listener = listen
  if (waiting !== undefined) listen(waiting)
  waiting = undefined
}
