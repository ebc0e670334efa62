import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand, BenchOptions } from '../bench-command.ts'
import { measureChrf } from '../chrf.ts'
import { readComic } from '../data/comic-sentences.ts'
import { readCorpora } from '../data/corpora.ts'
import { readHeldOutDialogue } from '../data/dialogue.ts'
import type { Platform } from '@fukidashi/pipeline/ports'
import { type TranslatorRule, translatorRules } from '@fukidashi/translator/translator-rules'
import { pagesOf, type SentenceSet } from '../data/sentence-set.ts'
import {
  apertium,
  directionsOf,
  ownTranslators,
  type Translator,
  translatorsBeside,
  withSharedWeights,
} from '../running/translators.ts'

const ruleNames = Object.keys(translatorRules) as TranslatorRule[]

/** How near translations come to those of people, ours beside others on the same lines. */
export const chrfCommand: BenchCommand = {
  name: 'chrf',
  description:
    'chrF of the built-in translator on held-out dialogue, --corpora, --comics or --file, beside others on the same lines',
  run: async (options) => {
    if (options.without === 'list') {
      printRules()
      return
    }
    const rules = options.without === undefined ? undefined : rulesOf(options.without)
    const platform = createNodePlatform()
    const translators = [
      ...ownTranslators(platform, options.longest),
      ...(options.beside === undefined ? [] : translatorsBeside(options.beside, platform, options.longest)),
      ...(options.apertium ? [apertium] : []),
    ].filter(({ name }) => options.only === undefined || options.only.test(name))
    try {
      if (rules !== undefined) {
        await measureRules(rules, options, platform)
        return
      }
      for (const { from, to } of directionsOf(options.from, options.chosenTargets)) {
        const offered = translators.filter(({ offers }) => offers(from, to))
        console.log(`\n${from} to ${to}`.padEnd(25) + 'lines'.padStart(7) + offered.map(nameCell).join(''))
        for (const set of readSets(options, from, to)) await measureSet(set, offered, options.lines)
      }
    } finally {
      await platform.dispose()
    }
  },
}

/** The groups of rules that are measured, each switched off together; a name that is none is refused. */
function rulesOf(words: string): readonly (readonly TranslatorRule[])[] {
  if (words === 'each') return ruleNames.map((name) => [name])
  const names = words.split(',')
  const wrong = names.find((name) => !Object.hasOwn(translatorRules, name))
  if (wrong !== undefined) throw new Error(`there is no rule '${wrong}': --without list names them`)
  return [names as TranslatorRule[]]
}

function printRules(): void {
  for (const name of ruleNames) console.log(`${name.padEnd(20)} ${translatorRules[name]}`)
}

async function measureRules(
  rules: readonly (readonly TranslatorRule[])[],
  options: BenchOptions,
  platform: Platform,
): Promise<void> {
  const shared = withSharedWeights(platform)
  const engineWithout = (without: readonly TranslatorRule[]) =>
    ownTranslators(shared, options.longest, without).find(({ name }) => name === 'engine')!
  const whole = engineWithout([])
  for (const { from, to } of directionsOf(options.from, options.chosenTargets)) {
    const sets = readSets(options, from, to)
    const before = await Promise.all(sets.map(async (set) => await translateSet(set, whole)))
    const scoreOf = (set: SentenceSet, texts: readonly string[]) =>
      measureChrf(
        texts,
        set.pages.flat().map(({ reference }) => reference),
      )
    console.log(`\n${from} to ${to}`.padEnd(30) + sets.map(({ name }) => name.padStart(20)).join(''))
    const scores = sets.map((set, index) => scoreOf(set, before[index]!))
    console.log('all rules'.padEnd(29) + scores.map((score) => score.toFixed(1).padStart(20)).join(''))
    for (const without of rules) {
      const engine = engineWithout(without)
      const after = await Promise.all(sets.map(async (set) => await translateSet(set, engine)))
      const cells = sets.map((set, index) => {
        const changed = after[index]!.filter((text, line) => text !== before[index]![line]).length
        const difference = scoreOf(set, after[index]!) - scores[index]!
        const sign = difference > 0 ? '+' : ''
        return changed === 0 ? '.' : `${sign}${difference.toFixed(2)} (${changed} lines)`
      })
      console.log(`without ${without.join(',')}`.padEnd(29) + cells.map((cell) => cell.padStart(20)).join(''))
      for (const [index, set] of sets.entries()) printChanges(set, before[index]!, after[index]!, options.lines)
    }
  }
}

async function translateSet({ pages, from, to }: SentenceSet, { translate }: Translator): Promise<string[]> {
  const texts: string[] = []
  for (const page of pages) {
    texts.push(
      ...(await translate(
        page.map(({ source }) => source),
        from,
        to,
      )),
    )
  }
  return texts
}

function printChanges(set: SentenceSet, before: readonly string[], after: readonly string[], lines: number): void {
  const changed = set.pages
    .flat()
    .flatMap(({ source }, line) => (before[line] === after[line] ? [] : [{ source, line }]))
  for (const { source, line } of changed.slice(0, lines)) {
    console.log(`  source   ${source}\n  with     ${before[line]}\n  without  ${after[line]}\n`)
  }
}

const nameCell = ({ name }: Translator) => name.padStart(16)

function readSets(options: BenchOptions, from: LanguageCode, to: LanguageCode): SentenceSet[] {
  const { corpora, comics, file, count } = options
  // Who brings lines wants to know of these.
  if (file !== undefined) return [readFile(file, from, to)]
  const sets = [
    ...readHeldOutDialogue(from, to, count),
    ...(corpora === undefined ? [] : readCorpora(corpora, from, to, count)),
    ...comics.flatMap((folder) => readComic(folder, from, to)),
  ]
  if (sets.length === 0)
    throw new Error(`there is nothing to translate from ${from} to ${to}: see --corpora and --comics`)
  return sets
}

function readFile(file: string, from: LanguageCode, to: LanguageCode): SentenceSet {
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [source, reference] = line.split('\t')
      return source && reference ? [{ source, reference }] : []
    })
  return { name: file, from, to, pages: pagesOf(pairs) }
}

async function measureSet(set: SentenceSet, translators: readonly Translator[], lines: number): Promise<void> {
  const { name, pages } = set
  const pairs = pages.flat()
  const references = pairs.map(({ reference }) => reference)
  const answers: { readonly name: string; readonly texts: readonly string[] }[] = []
  for (const translator of translators) {
    answers.push({ name: translator.name, texts: await translateSet(set, translator) })
  }
  const scores = answers.map(({ texts }) => measureChrf(texts, references).toFixed(1).padStart(16))
  console.log(name.padEnd(24) + String(pairs.length).padStart(7) + scores.join(''))
  for (const [index, { source, reference }] of pairs.slice(0, lines).entries()) {
    console.log(`  source           ${source}\n  reference        ${reference}`)
    for (const { name: by, texts } of answers) console.log(`  ${by.padEnd(16)} ${texts[index]}`)
    console.log('')
  }
}
