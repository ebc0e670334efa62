import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Claims a folder for this process and returns the release. Throws when another process holds it. The claim is a socket that
 * is listened on, because that ends with the process however it ends; a file with a process id would not.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder)
  if (await isAnswered(address)) throw new Error(`${folder} is in use by another process of the server.`)
  if (process.platform !== 'win32') await rm(address, { force: true })
  const server = createServer((socket) => socket.destroy())
  server.listen(address)
  await once(server, 'listening')
  server.unref()
  return async () => {
    server.close()
    await once(server, 'close')
  }
}

// Socket paths may be no longer than about a hundred characters, which folders easily are.
function addressOf(folder: string): string {
  const name = `fukidashi-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
