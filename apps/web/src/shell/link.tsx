import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string
  /** What the next page is told of the way there. */
  readonly state?: unknown
}

/** A link within the site. The router's own link brings its framework along (prefetching, forms): 8 kB in the first view of every page. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
