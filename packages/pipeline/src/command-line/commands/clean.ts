import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import { addErasingOptions, addReadingOptions, type PageWords, readPageOptions } from '../page-options.ts'
import { writePages } from '../write-pages.ts'

/** `fukidashi clean <input>`. */
export function addCleanCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('clean')
    .description('erase the text of a page without replacing it')
    .argument('<input>', 'image file, folder, cbz or zip')
    .option('-o, --out <path>', 'where to write the result (default: next to the input)')
  addErasingOptions(addReadingOptions(command)).action(async (input: string, words: PageWords) => {
    const options = await readPageOptions(words)
    await writePages({
      input,
      out: words.out,
      suffix: 'clean',
      inpainting: words.inpainting,
      options,
      kind: 'clean',
      context,
    })
  })
}
