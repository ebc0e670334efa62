import type { Breach, Rule } from './rules.ts'

/** What takes something away from, or asks something new of, processes that were started before the migration. */
const breaking: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/\bDROP\s+(TABLE|COLUMN|SCHEMA|TYPE|VIEW|SEQUENCE)\b/i, 'drops what processes of the version before may still use'],
  [/\bRENAME\b/i, 'renames what processes of the version before still call by its old name'],
  [
    /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i,
    'changes the type of what processes of the version before still write',
  ],
  [/\bSET\s+NOT\s+NULL\b/i, 'asks for a value that processes of the version before do not write'],
  [
    /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/i,
    'asks for a value that processes of the version before do not write',
  ],
]
const reason = /^-- safe: \S/m

/** A migration runs while processes of the version before are at work: it adds, and takes away only what none of them uses. */
export const migrationsAdd: Rule = ({ migrations }) =>
  migrations.flatMap(({ path, text }): Breach[] => {
    let ended = 0
    return text.split('--> statement-breakpoint').flatMap((statement) => {
      const blank = statement.slice(0, statement.length - statement.trimStart().length)
      const line = ended + blank.split('\n').length
      ended += statement.split('\n').length - 1
      const [, problem] = breaking.find(([pattern]) => pattern.test(statement)) ?? []
      if (problem === undefined || reason.test(statement)) return []
      return [
        {
          path,
          line,
          message: `The migration ${problem}. Add first, and take away in a later release; if nothing that runs can use it, say why in the statement: '-- safe: ...'.`,
        },
      ]
    })
  })
