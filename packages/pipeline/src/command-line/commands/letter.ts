import { languages } from '@fukidashi/contract/languages'
import { type Command, Option } from 'commander'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { PageOptions } from '../../page.ts'
import { parsePageState } from '../../page-state.ts'
import type { CommandContext } from '../command-context.ts'
import { writeWholeFile } from '../output/write-whole-file.ts'
import { startPageWorkers } from '../start-page-workers.ts'
import { UsageError } from '../usage-error.ts'

/** `fukidashi letter <page> <state>`. */
export function addLetterCommand(program: Command, context: CommandContext): void {
  const to = new Option('--to <language>', 'language of the words, if the state does not say it')
  program
    .command('letter')
    .description("letter a page with the words of its state, as 'inspect' prints it and somebody may have edited it")
    .argument('<page>', 'image file')
    .argument('<state>', 'file with one line of inspect')
    .addOption(to.choices(languages.map(({ code }) => code)))
    .requiredOption('-o, --out <file>', 'where to write the lettered page')
    .action(async (page: string, state: string, words: { readonly out: string; readonly to?: PageOptions['to'] }) => {
      await letterPage({ page, state, ...words }, context)
    })
}

async function letterPage(
  files: { readonly page: string; readonly state: string; readonly out: string; readonly to?: PageOptions['to'] },
  { environment, signal }: CommandContext,
): Promise<void> {
  const bytes = new Uint8Array(await readInput(files.page))
  const state = parsePageState(parseLine(files.state, (await readInput(files.state)).toString('utf8')))
  const { fontStyle, upperCase } = state
  const wishes = files.to === undefined ? {} : { to: files.to }
  const options: PageOptions = { ...wishes, detector: 'default', fontStyle, upperCase, glossary: {} }
  const workers = startPageWorkers(1, environment)
  try {
    const source = { name: basename(files.page), bytes, options }
    const lettered = await workers.letter(source, { state }, { signal })
    await writeWholeFile(files.out, lettered.bytes)
    process.stdout.write(`${files.out}\n`)
  } finally {
    await workers.dispose()
  }
}

async function readInput(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new UsageError(`'${path}' cannot be read: ${(cause as Error).message}`, { cause })
  }
}

function parseLine(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UsageError(`'${path}' is not one JSON object, as a line of inspect is: ${(cause as Error).message}`, {
      cause,
    })
  }
}
