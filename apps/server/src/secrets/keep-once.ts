import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/** The text of a file, which is made when it is not there. Of several processes that start at once the first makes it for all. */
export async function keepOnce(path: string, make: () => Promise<string>): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(unlessCode('ENOENT'))
  if (kept !== undefined) return kept.trim()
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, await make(), { mode: 0o600 })
  // Of several processes that start at once over one folder, the first gives the secret to all: a link replaces nothing.
  await link(draft, path).catch(unlessCode('EEXIST'))
  await rm(draft)
  return (await readFile(path, 'utf8')).trim()
}

function unlessCode(expected: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== expected) throw error
  }
}
