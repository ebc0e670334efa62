import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a link says of a change that leaves the reader where they are: the same page in another language. */
export const inPlace = { staysInPlace: true } as const

/** A page that was walked to is read from its top, by eye and by screen reader; going back leads to where one was. */
export function PlaceOnPage() {
  const { pathname, state } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation === 'POP' || isInPlace(state)) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }, [pathname, navigation, state])
  return null
}

function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state
}
