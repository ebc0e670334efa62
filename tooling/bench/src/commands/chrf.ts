import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand, BenchOptions } from '../bench-command.ts'
import { measureChrf } from '../chrf.ts'
import { readComic } from '../data/comic-sentences.ts'
import { readCorpora } from '../data/corpora.ts'
import { readHeldOutDialogue } from '../data/dialogue.ts'
import { pagesOf, type SentenceSet } from '../data/sentence-set.ts'
import { apertium, directionsOf, ownTranslators, type Translator, translatorsBeside } from '../running/translators.ts'

/** How near translations come to those of people, ours beside others on the same lines. */
export const chrfCommand: BenchCommand = {
  name: 'chrf',
  description:
    'chrF of the built-in translator on held-out dialogue, --corpora, --comics or --file, beside others on the same lines',
  run: async (options) => {
    const platform = createNodePlatform()
    const translators = [
      ...ownTranslators(platform, options.longest),
      ...(options.beside === undefined ? [] : translatorsBeside(options.beside, platform, options.longest)),
      ...(options.apertium ? [apertium] : []),
    ].filter(({ name }) => options.only === undefined || options.only.test(name))
    try {
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
  const { name, from, to, pages } = set
  const pairs = pages.flat()
  const references = pairs.map(({ reference }) => reference)
  const answers: { readonly name: string; readonly texts: readonly string[] }[] = []
  for (const translator of translators) {
    const texts: string[] = []
    for (const page of pages) {
      const sources = page.map(({ source }) => source)
      texts.push(...(await translator.translate(sources, from, to)))
    }
    answers.push({ name: translator.name, texts })
  }
  const scores = answers.map(({ texts }) => measureChrf(texts, references).toFixed(1).padStart(16))
  console.log(name.padEnd(24) + String(pairs.length).padStart(7) + scores.join(''))
  for (const [index, { source, reference }] of pairs.slice(0, lines).entries()) {
    console.log(`  source           ${source}\n  reference        ${reference}`)
    for (const { name: by, texts } of answers) console.log(`  ${by.padEnd(16)} ${texts[index]}`)
    console.log('')
  }
}
