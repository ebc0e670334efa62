import type { TranslationEngineId } from '@fukidashi/contract/engines'
import type { LanguageCode } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useOtherEngines } from '../engines/use-other-engines.ts'
import type { DoneTask } from '../queue/comic-page.ts'
import styles from './page-card.module.css'

interface RoughTranslationProps {
  readonly regions: DoneTask['regions']
  readonly target: LanguageCode
  /** What translated the page. */
  readonly engine: TranslationEngineId
  readonly onChangeEngine: (engine: TranslationEngineId) => void
}

/** Says how many translations of a page the engine itself doubts, and offers the engines that may do better. */
export function RoughTranslation({ regions, target, engine, onChangeEngine }: RoughTranslationProps) {
  const { t } = useLingui()
  const rough = regions.filter(({ isRough }) => isRough)
  const { ofReader, ofServer } = useOtherEngines(engine, rough[0]?.language, target)
  // What doubts itself is the smallest model there is: no other engine hands over to it.
  const better = [...ofReader, ...ofServer].filter(({ id }) => id !== 'builtin')
  const count = rough.length
  const total = regions.filter(({ translation }) => translation !== undefined).length
  return (
    <fieldset className={styles.assumed} data-rough>
      <legend className={styles.state}>
        {t`Rough translation: ${count} of ${total} texts may be wrong.`}
        {better.length > 0 && ` ${t`Translate again with:`}`}
      </legend>
      {better.map(({ id, name }) => (
        <Button key={id} onClick={() => onChangeEngine(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
