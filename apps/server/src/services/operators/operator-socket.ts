import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { doAct } from './acts.ts'
import { type ActDeps, ActError } from './note-act.ts'

const socketName = 'operator.sock'
const requestSchema = z.object({ act: z.string(), input: z.unknown() })
const answerSchema = z.union([z.object({ done: z.unknown() }), z.object({ problem: z.string() })])

/**
 * Does what operators ask for over a socket in the data folder, which this account alone can use: the embedded database belongs to
 * the server's process. Returns the end of it.
 */
export async function serveOperators(dataFolder: string, deps: ActDeps): Promise<() => Promise<void>> {
  const path = join(dataFolder, socketName)
  const open = new Set<Socket>()
  const answer = async (line: string): Promise<object> => {
    try {
      const { act, input } = requestSchema.parse(JSON.parse(line))
      return { done: (await doAct(deps, act, input)) ?? null }
    } catch (error) {
      if (error instanceof ActError) return { problem: error.message }
      deps.logger.error({ err: error }, 'an act of an operator failed')
      return { problem: 'It failed; the log of the server says why.' }
    }
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
    createInterface({ input: socket }).on('line', (line) => {
      void answer(line).then((said) => socket.write(`${JSON.stringify(said)}\n`))
    })
  })
  // A process that was killed leaves its socket; no other one can be at work here, because the database is locked.
  await rm(path, { force: true })
  try {
    server.listen(path)
    await once(server, 'listening')
    await chmod(path, 0o600)
  } catch (error) {
    server.close()
    deps.logger.warn({ err: error }, 'operators have to wait until the server is stopped')
    return async () => {}
  }
  return async () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
}

/** Asks the server that runs over a data folder for an act; undefined when none answers. Throws an ActError when it cannot be done. */
export async function askServer(
  dataFolder: string,
  act: string,
  input: unknown,
): Promise<{ readonly done: unknown } | undefined> {
  const socket = connect(join(dataFolder, socketName))
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify({ act, input })}\n`)
  const ended = once(socket, 'close').then(() => Promise.reject(new ActError('The server ended meanwhile.')))
  const [line] = (await Promise.race([once(createInterface({ input: socket }), 'line'), ended])) as [string]
  ended.catch(() => {})
  socket.destroy()
  const said = answerSchema.parse(JSON.parse(line))
  if ('problem' in said) throw new ActError(said.problem)
  return { done: said.done }
}
