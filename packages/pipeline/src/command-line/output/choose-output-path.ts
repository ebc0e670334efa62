import { realpath, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { PageCollection } from '../input/page-collection.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Where the result goes: what `-o` says, within it when that is a folder and the input is none, or beside the input with
 * `suffix` in its name. Throws a UsageError when that is the input itself, or a name of another type than the input's.
 */
export async function chooseOutputPath(
  input: string,
  kind: PageCollection['kind'],
  suffix: string,
  out: string | undefined,
): Promise<string> {
  const path = out === undefined ? besideInput(input, kind, suffix) : await fromOption(input, kind, out)
  if ((await identify(path)) === (await identify(input))) {
    throw new UsageError(`the output '${path}' is the input itself; originals are never overwritten`)
  }
  return path
}

function besideInput(input: string, kind: PageCollection['kind'], suffix: string): string {
  const absolute = resolve(input)
  if (kind === 'folder') return `${absolute}-${suffix}`
  const extension = extname(absolute)
  return join(dirname(absolute), `${basename(absolute, extension)}.${suffix}${extension}`)
}

async function fromOption(input: string, kind: PageCollection['kind'], out: string): Promise<string> {
  const facts = await stat(out).catch(() => undefined)
  if (kind === 'folder') {
    if (facts !== undefined && !facts.isDirectory())
      throw new UsageError(`the output '${out}' is a file, but must be a folder`)
    return resolve(out)
  }
  if (facts?.isDirectory() || /[/\\]$/.test(out)) return resolve(out, basename(input))
  const wanted = typeOf(input)
  if (typeOf(out) !== wanted) {
    throw new UsageError(`the output keeps the input's type, so its name must end in '${extname(input)}': '${out}'`)
  }
  return resolve(out)
}

const sameTypes: Readonly<Record<string, string>> = { '.jpeg': '.jpg', '.jpe': '.jpg', '.jfif': '.jpg', '.cbz': '.zip' }

function typeOf(path: string): string {
  const extension = extname(path).toLowerCase()
  return sameTypes[extension] ?? extension
}

// By device and number where the file exists, because one file can have many names.
async function identify(path: string): Promise<string> {
  const facts = await stat(path, { bigint: true }).catch(() => undefined)
  if (facts !== undefined && facts.ino !== 0n) return `${facts.dev}:${facts.ino}`
  return await realpath(path).catch(() => resolve(path))
}
