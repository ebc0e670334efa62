import type { ApiScope } from '@fukidashi/contract/api-key-calls'
import { useLingui } from '@lingui/react/macro'

/** What keys may do, in words, in the order in which it is shown. */
export function useScopeNames(): Readonly<Record<ApiScope, string>> {
  const { t } = useLingui()
  return {
    'translations:write': t`Order translations`,
    'translations:read': t`Read results`,
    'usage:read': t`Read usage`,
    'webhooks:write': t`Manage webhooks`,
  }
}
