import { createNodePlatform } from '@fukidashi/pipeline/platform/node'
import type { BenchCommand } from '../bench-command.ts'
import { type MeaningLine, passes, readMeaningSets } from '../data/meaning-lines.ts'
import { ownTranslators, type Translator, translatorsBeside } from '../running/translators.ts'

/** How much of what must come through does: lines of ours, judged by patterns. */
export const meaning: BenchCommand = {
  name: 'meaning',
  description: 'share of our 300 lines whose meaning comes through, by kind; --lines prints those that fail',
  run: async (options) => {
    const platform = createNodePlatform()
    const translators = [
      ...ownTranslators(platform, options.longest),
      ...(options.beside === undefined ? [] : translatorsBeside(options.beside, platform, options.longest)),
    ].filter(({ name }) => options.only === undefined || options.only.test(name))
    try {
      for (const { from, to, lines } of readMeaningSets()) {
        const isAsked = options.from === undefined || options.from === from
        const isTarget = options.chosenTargets.length === 0 || options.chosenTargets.includes(to)
        if (!isAsked || !isTarget) continue
        for (const translator of translators.filter(({ offers }) => offers(from, to))) {
          const said = await translator.translate(
            lines.map(({ source }) => source),
            from,
            to,
          )
          printShares(`${from} to ${to}, ${translator.name}`, lines, said)
          printFailures(lines, said, options.lines)
        }
      }
    } finally {
      await platform.dispose()
    }
  },
}

function printShares(title: string, lines: readonly MeaningLine[], said: Awaited<ReturnType<Translator['translate']>>) {
  const verdicts = lines.map((line, index) => ({ kind: line.kind, isPassed: passes(line, said[index]!) }))
  const kinds = Object.entries(Object.groupBy(verdicts, ({ kind }) => kind))
  const share = (of: readonly { readonly isPassed: boolean }[]) =>
    `${of.filter(({ isPassed }) => isPassed).length}/${of.length}`
  const all = Math.round((100 * verdicts.filter(({ isPassed }) => isPassed).length) / verdicts.length)
  console.log(`${title}: ${share(verdicts)} (${all} %)`)
  console.log(`  ${kinds.map(([kind, own]) => `${kind} ${share(own ?? [])}`).join(', ')}`)
}

function printFailures(lines: readonly MeaningLine[], said: readonly string[], limit: number): void {
  const failed = lines
    .map((line, index) => ({ line, text: said[index]! }))
    .filter(({ line, text }) => !passes(line, text))
  for (const { line, text } of failed.slice(0, limit))
    console.log(`  ${line.kind.padEnd(12)} ${line.source}  ->  ${text}`)
}
