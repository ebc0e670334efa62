import type { ClientBase, Pool, QueryResult } from 'pg'
import { type Db as QueueDatabase, PgBoss } from 'pg-boss'

type Listen = NonNullable<QueueDatabase['listen']>

/** What pg-boss asks its questions through on the embedded database, which can give it no connection of its own. */
export function queueOverEmbedded(pool: Pool): QueueDatabase {
  const hearers = new Map<string, (payload: string) => void>()
  // All connections are one session: whichever causes a notification hears it.
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => hearers.get(channel)?.(payload)),
  )
  // A connection that takes another's place finds statements in the session that it does not know of, or, where the thread died,
  // a new session, which has to listen again. The pool waits for it, which its types leave out.
  const takeSession = async (client: ClientBase): Promise<void> => {
    await client.query('deallocate all')
    for (const channel of hearers.keys()) await client.query(`listen "${channel}"`)
  }
  pool.options.onConnect = takeSession as (client: ClientBase) => void
  const listen: Listen = async (channel, onNotification) => {
    hearers.set(channel, onNotification)
    await pool.query(`listen "${channel}"`)
    return {
      close: async () => {
        hearers.delete(channel)
        await pool.query(`unlisten "${channel}"`)
      },
    }
  }
  return { executeSql: askOver(pool), listen }
}

/**
 * What pg-boss asks its questions through on a server: our connections, so that a process needs no more of them, and one of its
 * own to an address where notifications arrive; without such an address, nothing is announced. `onLost` hears when that
 * one breaks, which mends itself.
 */
export function queueOverServer(
  pool: Pool,
  listenUrl: string | undefined,
  onLost: (error: Error) => void,
): QueueDatabase {
  if (listenUrl === undefined) return { executeSql: askOver(pool) }
  const listen: Listen = async (...channel) => {
    // pg-boss's own, which notices that a connection is gone and opens another; its other connections are never opened.
    const boss = new PgBoss({ connectionString: listenUrl })
    boss.on('error', onLost)
    const own = boss.getDb() as QueueDatabase & OwnConnections
    await own.open()
    const listening = await own.listen!(...channel)
    return {
      close: async () => {
        await listening.close()
        await own.close()
      },
    }
  }
  return { executeSql: askOver(pool), listen }
}

interface OwnConnections {
  readonly open: () => Promise<void>
  readonly close: () => Promise<void>
}

function askOver(pool: Pool): QueueDatabase['executeSql'] {
  return async (text, values) => {
    // Several statements in one text give several results.
    const results: QueryResult | readonly QueryResult[] = await pool.query(text, values)
    return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) }
  }
}
