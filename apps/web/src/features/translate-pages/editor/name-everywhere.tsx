import type { Language, LanguageCode } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { TextField } from '@fukidashi/ui/text-field'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { VisitNames } from '../queue/visit-names.ts'
import styles from './page-editor.module.css'

interface NameEverywhereProps {
  readonly target: Language
  readonly names: VisitNames
  readonly onReplace: (written: string, wanted: string) => number
}

/** The same name on all pages of the visit: those that are finished, and with its original also those to come. */
export function NameEverywhere({ target, names, onReplace }: NameEverywhereProps) {
  const { t } = useLingui()
  const [written, setWritten] = useState('')
  const [wanted, setWanted] = useState('')
  const [source, setSource] = useState('')
  const [changed, setChanged] = useState<number>()
  const replace = () => {
    if (source.trim() !== '') names.set(target.code as LanguageCode, source.trim(), wanted.trim())
    setChanged(onReplace(written.trim(), wanted.trim()))
  }
  return (
    <details className={styles.details}>
      <summary>{t`Same name everywhere`}</summary>
      <TextField label={t`Now written as`} lang={target.tag} value={written} onChange={setWritten} />
      <TextField label={t`Write it as`} lang={target.tag} value={wanted} onChange={setWanted} />
      <TextField
        label={t`In the original (optional)`}
        hint={t`With this, engines on your device and your own service use the name on pages to come as well.`}
        value={source}
        onChange={setSource}
      />
      <Button
        disabled={written.trim() === '' || wanted.trim() === ''}
        onClick={replace}
      >{t`Change on all pages`}</Button>
      <output className={styles.quiet}>
        {changed !== undefined && (
          <Plural
            value={changed}
            _0="This name stands in no balloon."
            one="# balloon changed"
            other="# balloons changed"
          />
        )}
      </output>
    </details>
  )
}
