import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { RecentPost } from './list-recent-posts.ts'

interface RecentPostsProps {
  readonly className: string | undefined
  readonly headingClass: string | undefined
}

/** The latest posts of the blog, asked for when the reader comes near; nothing when there is no blog, or when it is down. */
export function RecentPosts({ className, headingClass }: RecentPostsProps) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [posts, setPosts] = useState<readonly RecentPost[]>([])
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./list-recent-posts.ts')
        .then(({ listRecentPosts }) => listRecentPosts())
        .then(setPosts, (error: unknown) => console.warn('The blog could not be asked.', error))
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {posts.length > 0 && (
        <nav aria-label={t`Latest posts`}>
          <h2 className={headingClass}>
            <Trans>Latest posts</Trans>
          </h2>
          <ul className={className}>
            {posts.map(({ title, linkUrl }) => (
              <li key={linkUrl}>
                <a href={linkUrl} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
