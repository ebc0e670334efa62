import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import type { Command } from 'commander'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandContext } from '../command-context.ts'
import { readPageOptions } from '../page-options.ts'
import { UsageError } from '../usage-error.ts'
import { writePages } from '../write-pages.ts'

const sample = `${samplePagesFolder}01-storm.png`

/** `fukidashi demo`: one of the repository's own pages from Japanese into English, to see that all is in place. */
export function addDemoCommand(program: Command, context: CommandContext): void {
  program
    .command('demo')
    .description('translate a sample page and print the path of the result')
    .action(async () => {
      if (!existsSync(sample)) throw new UsageError(`the sample page '${sample}' is missing`)
      const folder = join(context.environment.dataFolder, 'demo')
      await mkdir(folder, { recursive: true })
      const startMs = performance.now()
      const options = await readPageOptions({ from: 'JPN', to: 'ENG' })
      process.stdout.write(`Before:\n${sample}\nAfter:\n`)
      await writePages({ input: sample, out: `${folder}/`, suffix: 'eng', options, kind: 'translate', context })
      process.stdout.write(
        `Time: ${((performance.now() - startMs) / 1000).toFixed(1)} s, including loading the weights\n`,
      )
    })
}
