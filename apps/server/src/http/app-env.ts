import type { Context } from 'hono'
import type { Visitor } from '../services/visitor.ts'

/** What the layers before a route put into its context. */
export interface AppEnv {
  Variables: {
    requestId: string
    visitor: Visitor
    /** The token of the login that the visitor was recognised by. */
    sessionToken: string | undefined
  }
}

/** The context of a route. */
export type AppContext = Context<AppEnv>
