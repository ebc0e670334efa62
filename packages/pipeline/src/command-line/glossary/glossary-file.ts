import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Glossary } from '@fukidashi/page-translation/page-request'
import { writeWholeFile } from '../output/write-whole-file.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Reads names and terms with their translations: a JSON object, or lines of `source TAB target` or `source=target`, where
 * lines that begin with `#` say nothing. Throws a UsageError that names the line.
 */
export async function readGlossary(path: string): Promise<Glossary> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`the glossary '${path}' cannot be read`)
  })
  const plain = text.replace(/^\uFEFF/u, '')
  return isJson(path) || /^\s*[[{]/u.test(plain) ? parseJson(path, plain) : parseLines(path, plain)
}

/** Writes a glossary in the form that its name asks for: JSON for `.json`, lines of `source TAB target` for any other. */
export async function writeGlossary(path: string, glossary: Glossary): Promise<void> {
  const text = isJson(path)
    ? JSON.stringify(glossary, undefined, 2)
    : Object.entries(glossary)
        .map((pair) => pair.map((words) => words.replaceAll(/\s+/gu, ' ')).join('\t'))
        .join('\n')
  await writeWholeFile(path, new TextEncoder().encode(`${text}\n`))
}

const isJson = (path: string) => /\.json$/iu.test(path)
const glossarySchema = z.record(z.string().trim().min(1), z.string().trim().min(1))

function parseJson(path: string, text: string): Glossary {
  try {
    return glossarySchema.parse(JSON.parse(text))
  } catch {
    throw new UsageError(`the glossary '${path}' is not a JSON object of words and their translations`)
  }
}

function parseLines(path: string, text: string): Glossary {
  const pairs = new Map<string, string>()
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const refuse = (reason: string): never => {
      throw new UsageError(`the glossary '${path}' cannot be used: line ${index + 1} ${reason}`)
    }
    const [, source = '', target = ''] = /^([^\t]*)\t([^\t]*)$/u.exec(line) ?? /^([^\t=]*)=([^\t]*)$/u.exec(line) ?? []
    const [from, to] = [source.trim(), target.trim()]
    if (from === '' || to === '') refuse("is not 'source TAB target' or 'source=target'")
    const known = pairs.get(from)
    if (known !== undefined && known !== to) refuse(`translates '${from}' as '${to}', an earlier one as '${known}'`)
    pairs.set(from, to)
  }
  return Object.fromEntries(pairs)
}
