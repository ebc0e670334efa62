import type { Pool, QueryResult } from 'pg'
import type { Db as QueueDatabase } from 'pg-boss'

/** What pg-boss asks its questions through on the embedded database, which can give it no connection of its own. */
export function queueOverPool(pool: Pool): QueueDatabase {
  const hearers = new Map<string, (payload: string) => void>()
  // All connections are one session: whichever causes a notification hears it.
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => hearers.get(channel)?.(payload)),
  )
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      // Several statements in one text give several results.
      const results: QueryResult | readonly QueryResult[] = await pool.query(text, values)
      return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) }
    },
    listen: async (channel, onNotification) => {
      hearers.set(channel, onNotification)
      await pool.query(`listen "${channel}"`)
      return {
        close: async () => {
          hearers.delete(channel)
          await pool.query(`unlisten "${channel}"`)
        },
      }
    },
  }
}
