import { languages } from '@fukidashi/contract/languages'
import type { Command } from 'commander'

/** `fukidashi languages`. */
export function addLanguagesCommand(program: Command): void {
  program
    .command('languages')
    .description('list the languages and their codes; text can be read in those marked with *')
    .action(() => {
      const lines = languages.map(({ code, source, name, label }) => `${code} ${source ? '*' : ' '} ${name} (${label})`)
      process.stdout.write(`${lines.join('\n')}\n`)
    })
}
