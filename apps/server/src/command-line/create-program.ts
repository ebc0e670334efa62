import { Command } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { readSettings } from '../env.ts'
import { serveUntilSignal } from '../serve-until-signal.ts'
import { addOperatorCommands } from './operator-commands.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

/** The server's command line. Wrong words throw a CommanderError: commander never ends the process. */
export function createProgram(): Command {
  const program = new Command('fukidashi-server')
    .description(
      'Runs the Fukidashi server, and backs up and restores its data folder.\n' +
        'Settings are read from the environment; apps/server/README.md lists them.',
    )
    .version(packageFile.version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .argument('[command]')
    .usage('[command] [options]')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'fukidashi-server: ')) })
    .action(async (name?: string) => {
      if (name !== undefined) program.error(`error: unknown command '${name}'; see 'fukidashi-server --help'`)
      await serveUntilSignal(readSettings())
    })
  program
    .command('serve')
    .description('serve the site and the API; what is done without a command')
    .action(async () => await serveUntilSignal(readSettings()))
  program
    .command('backup')
    .argument('<file>', 'archive to write, for example backup.tar.gz; an existing file is replaced')
    .description('write the embedded database, the images and the keys of DATA_DIR to one archive')
    .addHelpText(
      'after',
      '\nWorks while the server is running, which answers a little later while its database is copied.\n' +
        'The archive holds keys and images: keep it where nobody else can read it.\n' +
        'Weights of larger models are left out, and so are keys that are set in the environment and images in a bucket.',
    )
    .action(async (file: string) => await runBackup(readSettings(), file))
  program
    .command('restore')
    .argument('<file>', 'archive that "backup" wrote')
    .description('restore such an archive to DATA_DIR, which must have no data yet')
    .addHelpText(
      'after',
      '\nThe archive is unpacked and checked as a whole before anything is put in place.\n' +
        'A folder that has data is left as it is: stop the server and move its data elsewhere first.',
    )
    .action(async (file: string) => await runRestore(readSettings(), file))
  addOperatorCommands(program)
  for (const command of program.commands) command.helpOption('--help', 'print this help')
  return program
}
