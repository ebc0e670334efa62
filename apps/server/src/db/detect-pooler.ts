import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Of two connections through a pooler, one is soon given what the other one left. */
const tries = 4
const mark = `select set_config('fukidashi.session', $1, false)`
const readMark = `select coalesce(current_setting('fukidashi.session', true), '') as mark`

/**
 * Whether an address is of a pooler that gives each transaction a session of its own, such as PgBouncer in transaction mode:
 * then one connection finds what another one left in its session, or does not find what it left itself.
 */
export async function isPooledByTransaction(connectionString: string): Promise<boolean> {
  const settings = { connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 }
  const [first, second] = [new Client(settings), new Client(settings)]
  try {
    for (const client of [first, second]) {
      client.on('error', () => {})
      await client.connect()
    }
    const left = randomUUID()
    const find = async (client: Client) => (await client.query<{ mark: string }>(readMark)).rows[0]!.mark === left
    await first.query(mark, [left])
    for (let round = 0; round < tries; round += 1) {
      if ((await find(second)) || !(await find(first))) return true
    }
    return false
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}
