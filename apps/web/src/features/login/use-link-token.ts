import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** The token of the link of a mail that was opened. It stands behind `#`, and is taken out of the address at once. */
export function useLinkToken(): string | undefined {
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined)
  useEffect(() => {
    if (location.hash !== '') void navigate(`${location.pathname}${location.search}`, { replace: true })
  }, [navigate])
  return token
}
