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
    .addOption(
      new Option('--from <language>', 'language of the page (default: detected automatically)').argParser(parseSource),
    )
    .addOption(detectorOption())
}

const engineRows = engineIds.map((id) => ({ id }))
const engineHelp = `translation engine; ${pulledEngineIds.map((id) => `'${id}'`).join(' and ')} require 'fukidashi models pull'`

const honorificsRows = honorificsPolicies.map((id) => ({ id }))
const honorificsHelp = 'how to handle -san, -kun and the like; by default as is usual in the target language'

/** Options that say how a page is translated and set. */
export function addTranslationOptions(command: Command): Command {
  return command
    .addOption(rowOption('--engine <id>', engineHelp, engineRows).default('builtin'))
    .addOption(rowOption('--font <id>', 'font style', fontStyles).default('comic'))
    .option('--upper-case', 'set Latin text in capitals, as is usual in English comics', false)
    .addOption(rowOption('--honorifics <policy>', honorificsHelp, honorificsRows))
    .option(
      '--glossary <file>',
      "fixed translations of names and terms: a JSON object, or lines of the form 'source=target'",
    )
    .option('--save-glossary <file>', 'write the names and their translations to a file that --glossary can read')
}

/** Options that say how text is taken off the page. */
export function addErasingOptions(command: Command): Command {
  const ids = Object.keys(inpaintingEngines).map((id) => ({ id }))
  const description = "how the art under the text is redrawn; 'lama' requires 'fukidashi models pull lama'"
  return command.addOption(rowOption('--inpainting <id>', description, ids).default('exemplar'))
}

/** `--to`, which some commands need and others only take. */
export function targetOption(): Option {
  return new Option('--to <language>', "language to translate into; see 'fukidashi languages'").argParser(parseTarget)
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
  if (language === undefined) throw new InvalidArgumentError("Unknown language; see 'fukidashi languages'.")
  return language.code
}

function parseSource(word: string): LanguageCode {
  const language = findLanguage(word)
  if (language === undefined) throw new InvalidArgumentError("Unknown language; see 'fukidashi languages'.")
  if (!language.source) throw new InvalidArgumentError(`Text in ${language.name} cannot be read.`)
  return language.code
}

function detectorOption(): Option {
  return rowOption('--detector <id>', 'how text is detected', detectionEngines).default('default')
}

function rowOption(flags: string, description: string, rows: readonly { readonly id: string }[]): Option {
  return new Option(flags, description).choices(rows.map(({ id }) => id))
}
