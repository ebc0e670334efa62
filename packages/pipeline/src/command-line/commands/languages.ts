import { languages } from '@fukidashi/contract/languages'
import type { Command } from 'commander'

/** `fukidashi languages`. */
export function addLanguagesCommand(program: Command): void {
  program
    .command('languages')
    .description('print the languages by code; pages can be read in those marked with *')
    .action(() => {
      const lines = languages.map(({ code, source, name, label }) => `${code} ${source ? '*' : ' '} ${name} (${label})`)
      process.stdout.write(`${lines.join('\n')}\n`)
    })
}
