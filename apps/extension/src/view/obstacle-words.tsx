import { Trans } from '@lingui/react/macro'
import type { ServerObstacle } from '../messaging/messages.ts'

/** Why the server could not be asked. */
export function ObstacleWords({ obstacle }: { readonly obstacle: ServerObstacle }) {
  switch (obstacle) {
    case 'offline':
      return <Trans>You are offline.</Trans>
    case 'unreachable':
      return <Trans>No server answers at this address.</Trans>
    case 'busy':
      return <Trans>The server is busy or out of order.</Trans>
    case 'older':
      return <Trans>The server is too old for this version of the extension.</Trans>
    case 'unknown':
      return <Trans>The server could not be checked.</Trans>
  }
}
