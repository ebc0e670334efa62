import { ProductError } from '@fukidashi/contract/errors'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Pages of an extension; a website cannot claim to be one. */
const extensionOrigin = /^(chrome|moz|safari-web)-extension:\/\//

/**
 * Refuses calls that change something when a browser says that a page of another site makes them. Requests that do not come
 * from a browser say nothing of the kind and are let through. Throws a ProductError `originRefused`.
 */
export function checkOrigin(publicUrl: string | undefined) {
  return refuseOtherSites(publicUrl, (method) => !reading.has(method))
}

/** The same for calls by GET that do more than read; `isJudged` says by which methods. Throws a ProductError `originRefused`. */
export function refuseOtherSites(publicUrl: string | undefined, isJudged: (method: string) => boolean = () => true) {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return createMiddleware<AppEnv>(async (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const isExtension = origin !== undefined && extensionOrigin.test(origin)
    if (isJudged(method) && !isExtension) {
      const isOwn =
        site === undefined
          ? origin === undefined || [context.req.header('host'), publicHost].includes(hostOf(origin))
          : site === 'same-origin' || site === 'none'
      if (!isOwn) throw new ProductError('originRefused')
    }
    await next()
  })
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : 'none'
}
