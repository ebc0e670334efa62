import { findLanguage, type Language, type LanguageCode, languages } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../shell/use-locale.ts'
import { namesIn } from '../words/language-names.ts'
import styles from './page-card.module.css'

interface AssumedLanguageProps {
  /** What the page was taken for. */
  readonly assumed: LanguageCode
  /** Code of the language that it was translated into. */
  readonly target: string
  readonly onChoose: (source: LanguageCode) => void
}

/** Says what a page was taken for whose text is too short to tell, and translates it from another language in one click. */
export function AssumedLanguage({ assumed, target, onChoose }: AssumedLanguageProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const nameOf = namesIn(locale)
  const language = nameOf(findLanguage(assumed)!)
  const others = languagesLike(assumed).filter(({ code }) => code !== target)
  return (
    <fieldset className={styles.assumed}>
      <legend className={styles.state}>{t`Page language: probably ${language}. If not, translate again from:`}</legend>
      {others.map((other) => (
        <Button key={other.code} onClick={() => onChoose(other.code)}>
          {nameOf(other)}
        </Button>
      ))}
    </fieldset>
  )
}

const hanScripts = new Set(['Jpan', 'Hans', 'Hant'])
/** More buttons than these would be a list to search; the choice of the page's language has them all. */
const mostOthers = 3

/** Languages that can be read and that a few words may be mistaken for: those that share Chinese characters, or the script. */
function languagesLike(code: LanguageCode): readonly Language[] {
  const { script } = findLanguage(code)!
  const isAlike = (other: Language) =>
    other.script === script || (hanScripts.has(script) && hanScripts.has(other.script))
  return languages.filter((other) => other.source && other.code !== code && isAlike(other)).slice(0, mostOthers)
}
