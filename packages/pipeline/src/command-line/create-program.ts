import { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import type { CommandContext } from './command-context.ts'
import { addCleanCommand } from './commands/clean.ts'
import { addDemoCommand } from './commands/demo.ts'
import { addInspectCommand } from './commands/inspect.ts'
import { addLetterCommand } from './commands/letter.ts'
import { addLanguagesCommand } from './commands/languages.ts'
import { addModelsCommand } from './commands/models.ts'
import { addTranslateCommand } from './commands/translate.ts'
import { UsageError } from './usage-error.ts'

const commands = [
  addTranslateCommand,
  addInspectCommand,
  addLetterCommand,
  addCleanCommand,
  addModelsCommand,
  addLanguagesCommand,
  addDemoCommand,
]

/** The command line as commander understands it. Wrong words throw: commander never ends the process. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('fukidashi')
    .description('Translates the text in manga and comic page images and keeps the art.')
    .usage('<command> [options]')
    .version(packageFile.version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .argument('[command]')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(
          `fukidashi: ${text
            .replace(/^error: /, '')
            .trim()
            .replace(/\s*\n\s*/g, ' ')}\n`,
        ),
    })
    .action((name?: string) => {
      const problem = name === undefined ? 'no command given' : `unknown command '${name}'`
      throw new UsageError(`${problem}; see 'fukidashi --help'`)
    })
  for (const add of commands) add(program, context)
  return program
}
