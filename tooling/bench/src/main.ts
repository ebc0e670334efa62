import { parseArgs } from 'node:util'
import { findLanguage, type LanguageCode } from '@fukidashi/contract/languages'
import type { BenchCommand, BenchOptions } from './bench-command.ts'
import { api } from './commands/api.ts'
import { attack } from './commands/attack.ts'
import { badFiles } from './commands/bad-files.ts'
import { balloons } from './commands/balloons.ts'
import { chrfCommand } from './commands/chrf.ts'
import { clean } from './commands/clean.ts'
import { cost } from './commands/cost.ts'
import { extensionCommand } from './commands/extension.ts'
import { fuzz } from './commands/fuzz.ts'
import { judging } from './commands/judging.ts'
import { kill } from './commands/kill.ts'
import { ledger } from './commands/ledger.ts'
import { leftovers } from './commands/leftovers.ts'
import { load } from './commands/load.ts'
import { look } from './commands/look.ts'
import { meaning } from './commands/meaning.ts'
import { memory } from './commands/memory.ts'
import { mistakes } from './commands/mistakes.ts'
import { readback } from './commands/readback.ts'
import { recognisers } from './commands/recognisers.ts'
import { replicas } from './commands/replicas.ts'
import { speed } from './commands/speed.ts'
import { strip } from './commands/strip.ts'
import { translatorCommand } from './commands/translator.ts'
import { edit } from './commands/edit.ts'
import { untouched } from './commands/untouched.ts'

const commands: readonly BenchCommand[] = [
  balloons,
  recognisers,
  clean,
  readback,
  untouched,
  leftovers,
  speed,
  memory,
  chrfCommand,
  meaning,
  mistakes,
  translatorCommand,
  look,
  kill,
  load,
  replicas,
  fuzz,
  badFiles,
  attack,
  api,
  ledger,
  judging,
  strip,
  cost,
  edit,
  extensionCommand,
]

const usage = `pnpm bench <command> [options]

${commands.map(({ name, description }) => `  ${name.padEnd(13)}${description}`).join('\n')}

  --data DIR     folder of pages with truth.json or truth-<language>.json; the sample pages when not given
  --lang KEY     only this language's truth, such as ja
  --pages N      only the first N pages of each truth file
  --to A,B       target languages (ENG,ESP); a page already in the first takes the next
  --engine ID    builtin, or fixture for sentences of ours in every language
  --auto         let the pipeline detect the pages' language
  --upper-case   set Latin text in capitals
  --count N      pages for memory (200) and load (50), rounds for kill (50), pages for replicas (200),
                 pages for cost (20), requests for fuzz (10000), operations for ledger (10000), calls for api (1000), uploads for bad-files (2000),
                 sentences of each set of corpora for chrf (all), balloons for translator (64),
                 lines for mistakes (1000)
  --from A       source language of chrf; every direction that ships when neither --from nor --to is given
  --corpora DIR  parallel corpora for chrf, in folders such as eng-spa: the held-out part and Tatoeba-MT's test sets
  --comics DIR   pages with their text in two languages for chrf; may be given again
  --file TSV     sentences for chrf, source TAB reference, with --from and --to
  --longest N    tokens up to which a sentence is translated whole in chrf, to find what suits a set
  --beside DIR   other weights to measure on the same lines, in folders such as eng-spa-seed
  --apertium     measure Apertium on the same lines, from English into Spanish
  --without A,B  chrf of the built-in translator without these rules beside all of them; each: without one after the other;
                 list: their names
  --only WORDS   only the columns of chrf whose names hold these words, such as engine
  --lines N      print N lines of each set side by side
  --recogniser DIR
                 weights of our own recogniser for recognisers; those that ship when not given
  --seed N       other requests for fuzz, other operations for ledger, other lines for mistakes
  --minutes N    how long attack goes on (5)
  --out DIR      where look and mistakes write (.bench/look)
  --help         these lines`

await main()

function readCommandLine() {
  return parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      lang: { type: 'string' },
      pages: { type: 'string' },
      to: { type: 'string' },
      engine: { type: 'string' },
      auto: { type: 'boolean' },
      'upper-case': { type: 'boolean' },
      count: { type: 'string' },
      file: { type: 'string' },
      from: { type: 'string' },
      corpora: { type: 'string' },
      comics: { type: 'string', multiple: true },
      longest: { type: 'string' },
      beside: { type: 'string' },
      apertium: { type: 'boolean' },
      without: { type: 'string' },
      only: { type: 'string' },
      lines: { type: 'string' },
      recogniser: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
}

async function main(): Promise<void> {
  let line: ReturnType<typeof readCommandLine>
  try {
    line = readCommandLine()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  const { values, positionals } = line
  if (values.help) {
    console.log(usage)
    return
  }
  const command = commands.find(({ name }) => name === positionals[0])
  if (!command) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const options: BenchOptions = {
    pages: {
      folder: values.data,
      language: values.lang,
      limit: values.pages === undefined ? undefined : Number(values.pages),
    },
    targets: languageCodes(values.to ?? 'ENG,ESP'),
    chosenTargets: values.to === undefined ? [] : languageCodes(values.to),
    automatic: values.auto ?? false,
    upperCase: values['upper-case'] ?? false,
    out: values.out ?? '.bench/look',
    file: values.file,
    engine: values.engine ?? 'builtin',
    from: values.from === undefined ? undefined : languageCode(values.from),
    corpora: values.corpora,
    comics: values.comics ?? [],
    longest: values.longest === undefined ? undefined : Number(values.longest),
    beside: values.beside,
    apertium: values.apertium ?? false,
    without: values.without,
    only: values.only === undefined ? undefined : new RegExp(values.only),
    lines: Number(values.lines ?? 0),
    recogniser: values.recogniser,
    minutes: values.minutes === undefined ? undefined : Number(values.minutes),
    seed: values.seed === undefined ? undefined : Number(values.seed),
    count: values.count === undefined ? undefined : Number(values.count),
  }
  await command.run(options)
}

function languageCodes(words: string): LanguageCode[] {
  return words.split(',').map(languageCode)
}

function languageCode(word: string): LanguageCode {
  const language = findLanguage(word)
  if (!language) throw new Error(`there is no language '${word}'`)
  return language.code
}
