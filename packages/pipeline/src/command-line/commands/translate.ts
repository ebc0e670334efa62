import type { Command } from 'commander'
import type { CommandContext } from '../command-context.ts'
import {
  addErasingOptions,
  addReadingOptions,
  addTranslationOptions,
  type PageWords,
  readPageOptions,
  targetOption,
} from '../page-options.ts'
import { writePages } from '../write-pages.ts'

/** `fukidashi translate <input> --to <language>`. */
export function addTranslateCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('translate')
    .description('translate a page, a folder of pages, or a cbz or zip of pages')
    .argument('<input>', 'image file, folder, cbz or zip')
    .addOption(targetOption().makeOptionMandatory())
    .option('-o, --out <path>', 'where to write the result (default: next to the input)')
  addTranslationOptions(addErasingOptions(addReadingOptions(command))).action(
    async (input: string, words: PageWords) => {
      const options = await readPageOptions(words)
      const suffix = words.to!.toLowerCase()
      await writePages({
        input,
        out: words.out,
        suffix,
        inpainting: words.inpainting,
        saveGlossary: words.saveGlossary,
        options,
        kind: 'translate',
        context,
      })
    },
  )
}
