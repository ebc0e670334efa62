import { ProductError } from '@fukidashi/contract/errors'
import type { Hono, MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { openResult, resultPath } from '../../services/tasks/open-result.ts'
import { streamResponse } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

/** Files of results, for whoever knows their address. Shared caches must not keep what is to be deleted. */
export function addResultRoutes(app: Hono<AppEnv>, deps: Deps, rate: MiddlewareHandler<AppEnv>): void {
  app.get(`${resultPath}/:token/:file`, rate, async (context) => {
    const { token, file } = context.req.param()
    // The database would choke on some of what an address can hold.
    if (!/^[\w-]{43}$/.test(token)) throw new ProductError('notFound')
    const { stream, bytes, format, secondsLeft } = await openResult(deps, token, file)
    const headers = {
      'content-type': types[format],
      'content-length': String(bytes),
      'cache-control': `private, max-age=${secondsLeft}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
    }
    if (context.req.method !== 'HEAD') return streamResponse(context, stream, headers)
    // Nobody would read the file to its end, and with that close it.
    stream.destroy()
    return context.body(null, 200, headers)
  })
}
