import type { LanguageCode } from '@fukidashi/contract/languages'
import { translationEngineRows } from '@fukidashi/pipeline/engine-registry'
import { shortName, type TruePage } from '../data/page-set.ts'

/** The first of the wished languages that the engine can put the page into. Says so when there is none. */
export function chooseTarget(
  page: TruePage,
  targets: readonly LanguageCode[],
  engine: string,
): LanguageCode | undefined {
  const others = targets.filter((target) => target !== page.language)
  // The fixture answers in every language.
  const row = translationEngineRows.find(({ id }) => id === engine)
  const target = others.find((code) => row === undefined || row.route(page.language, code) !== undefined)
  if (target === undefined)
    console.error(
      `${shortName(page)}: left out, '${engine}' does not offer ${page.language} to ${targets.join(' or ')}`,
    )
  return target
}
