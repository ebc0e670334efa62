import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** What of Emscripten's NODEFS is reached for here; PGlite hands it over without types. */
interface NodeFileSystem {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number }
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: { readonly mode?: number }) => void
  }
}

/** What a file or folder allows accounts other than its own. */
const others = 0o077

/**
 * The database's files in a folder. Emscripten answers PostgreSQL's wish to have a file on the disk with success and does
 * nothing; here it is done, so that what was acknowledged outlives a loss of power. It also makes files that everybody may
 * read and write; here they are their account's alone.
 */
export class DurableFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const change = ({ NODEFS }: { readonly NODEFS: NodeFileSystem }): void => {
      makeDurable(NODEFS)
      makePrivate(NODEFS)
    }
    const preRun = [...((emscriptenOpts.preRun ?? []) as unknown[]), change]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}

function makeDurable({ stream_ops: operations, realPath }: NodeFileSystem): void {
  operations.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(realPath(node))
    else fsyncSync(nfd)
    return 0
  }
}

function makePrivate({ node_ops: operations }: NodeFileSystem): void {
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~others, device)
  operations.setattr = (node, attributes) => {
    const { mode } = attributes
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~others })
  }
}

/** Puts a folder on the disk, with which the names of its files are there. Windows knows no such thing. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** PostgreSQL's settings, with which it says itself when a file has to be on the disk. */
export const durableSettings = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']
