import { type DialogueLine, dialogueLanguages } from './read-dialogue.ts'
import { dialogueSeries } from './series.ts'

/** The counts of the data card: a Markdown table with a row a series, and a line about lengths. */
export function countDialogue(lines: readonly DialogueLine[]): string {
  const rows = Object.entries(dialogueSeries).map(([letter, { form, from, subject }]) => {
    const own = lines.filter(({ series }) => series === letter)
    const heldOut = own.filter(({ isHeldOut }) => isHeldOut).length
    return `| \`${letter}\` | ${subject} | ${form} | ${from} | ${group(own.length)} | ${heldOut} |`
  })
  const letters = (language: (typeof dialogueLanguages)[number]) =>
    group(lines.reduce((sum, { texts }) => sum + [...texts[language]].length, 0))
  const words = lines.map(({ texts }) => texts.eng.split(' ').length)
  const share = (isOne: (count: number) => boolean) =>
    `${Math.round((100 * words.filter(isOne).length) / words.length)} %`
  return [
    '| series | subject | form | thought of in | lines | held out |',
    '| --- | --- | --- | --- | ---: | ---: |',
    ...rows,
    `| all | | | | ${group(lines.length)} | ${lines.filter(({ isHeldOut }) => isHeldOut).length} |`,
    '',
    `${share((count) => count <= 5)} of the lines have 1 to 5 English words, ${share((count) => count >= 15)} have 15 or more; ` +
      `${group(lines.filter(({ scene }) => scene !== undefined).length)} lines stand in ${group(new Set(lines.map(({ scene }) => scene)).size - 1)} marked scenes. ` +
      `Characters: ${dialogueLanguages.map((language) => `${language} ${letters(language)}`).join(', ')}.`,
  ].join('\n')
}

function group(count: number): string {
  return count.toLocaleString('en')
}
