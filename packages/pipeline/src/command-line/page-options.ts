import { type DetectionEngineId, detectionEngines } from '@fukidashi/contract/engines'
import { type FontStyleId, fontStyles } from '@fukidashi/contract/fonts'
import { honorificsPolicies, type HonorificsPolicy } from '@fukidashi/contract/honorifics'
import { findLanguage, type LanguageCode } from '@fukidashi/contract/languages'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type EngineId, engineIds, pulledEngineIds } from '../engine-id.ts'
import { type InpaintingEngineId, inpaintingEngines } from '../erase/inpaint/inpainting-engines.ts'
import type { PageOptions } from '../page.ts'
import { readGlossary } from './glossary/glossary-file.ts'

/** The options of the commands that work on pages, as commander parses them. */
export interface PageWords {
  readonly from?: LanguageCode
  readonly to?: LanguageCode
  readonly engine?: EngineId
  readonly detector?: DetectionEngineId
  readonly font?: FontStyleId
  readonly upperCase?: boolean
  readonly glossary?: string
  readonly saveGlossary?: string
  readonly honorifics?: HonorificsPolicy
  readonly inpainting?: InpaintingEngineId
  readonly out?: string
}

/** Options that say how a page is read. */
export function addReadingOptions(command: Command): Command {
  return command
    .addOption(new Option('--from <language>', 'language on the page; found out when left away').argParser(parseSource))
    .addOption(detectorOption())
}

const engineRows = engineIds.map((id) => ({ id }))
const engineHelp = `translation engine; ${pulledEngineIds.map((id) => `'${id}'`).join(' and ')} need 'fukidashi models pull'`

const honorificsRows = honorificsPolicies.map((id) => ({ id }))
const honorificsHelp = 'what becomes of -san, -kun and the like; left away, as readers of the language expect it'

/** Options that say how a page is translated and set. */
export function addTranslationOptions(command: Command): Command {
  return command
    .addOption(rowOption('--engine <id>', engineHelp, engineRows).default('builtin'))
    .addOption(rowOption('--font <id>', 'font style', fontStyles).default('comic'))
    .option('--upper-case', 'set Latin text in capitals, as English comics are lettered', false)
    .addOption(rowOption('--honorifics <policy>', honorificsHelp, honorificsRows))
    .option(
      '--glossary <file>',
      "names and terms with the translation that they always get: JSON, or lines 'source=target'",
    )
    .option('--save-glossary <file>', 'write the names as all pages translated them, in a form that --glossary takes')
}

/** Options that say how text is taken off the page. */
export function addErasingOptions(command: Command): Command {
  const ids = Object.keys(inpaintingEngines).map((id) => ({ id }))
  const description = "how drawing under text is painted anew; 'lama' needs 'fukidashi models pull lama'"
  return command.addOption(rowOption('--inpainting <id>', description, ids).default('exemplar'))
}

/** `--to`, which some commands need and others only take. */
export function targetOption(): Option {
  return new Option('--to <language>', "language to translate into; 'fukidashi languages' lists them").argParser(
    parseTarget,
  )
}

/** What the pipeline is to do with every page. Throws a UsageError for a glossary that cannot be used. */
export async function readPageOptions(words: PageWords): Promise<PageOptions> {
  return {
    ...(words.from === undefined ? {} : { from: words.from }),
    ...(words.to === undefined ? {} : { to: words.to }),
    engine: words.engine ?? 'builtin',
    detector: words.detector ?? 'default',
    fontStyle: words.font ?? 'comic',
    upperCase: words.upperCase ?? false,
    ...(words.honorifics === undefined ? {} : { honorifics: words.honorifics }),
    glossary: words.glossary === undefined ? {} : await readGlossary(words.glossary),
  }
}

function parseTarget(word: string): LanguageCode {
  const language = findLanguage(word)
  if (language === undefined) throw new InvalidArgumentError("There is no such language; see 'fukidashi languages'.")
  return language.code
}

function parseSource(word: string): LanguageCode {
  const language = findLanguage(word)
  if (language === undefined) throw new InvalidArgumentError("There is no such language; see 'fukidashi languages'.")
  if (!language.source) throw new InvalidArgumentError(`Pages in ${language.name} cannot be read.`)
  return language.code
}

function detectorOption(): Option {
  return rowOption('--detector <id>', 'how text is found', detectionEngines).default('default')
}

function rowOption(flags: string, description: string, rows: readonly { readonly id: string }[]): Option {
  return new Option(flags, description).choices(rows.map(({ id }) => id))
}
