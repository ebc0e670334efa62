import { findLanguage } from '@fukidashi/contract/languages'
import { Button } from '@fukidashi/ui/button'
import { ChoiceGroup } from '@fukidashi/ui/choice-group'
import { Dialog } from '@fukidashi/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { showMessage } from '../../../shell/snackbar.tsx'
import type { DoneTask } from '../queue/comic-page.ts'
import styles from './page-words.module.css'

type Kind = 'translation' | 'original' | 'both'

interface PageWordsProps {
  readonly name: string
  readonly language: string
  readonly regions: DoneTask['regions']
  readonly onClose: () => void
}

/** The words of a page as text, in reading order, to be copied. */
export default function PageWords({ name, language, regions, onClose }: PageWordsProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('translation')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = writeWords(regions, kind)
  const copy = async () => {
    field.current!.select()
    try {
      await navigator.clipboard.writeText(text)
      showMessage(t`The text has been copied.`)
    } catch {
      // Without https there is no clipboard for pages: the text is selected, and the reader's own key copies it.
    }
  }
  return (
    <Dialog title={t`Text of ${name}`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.words}>
        <ChoiceGroup
          label={t`What to copy`}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'translation', label: t`Translation` },
            { value: 'original', label: t`Original` },
            { value: 'both', label: t`Both` },
          ]}
        />
        <textarea
          className={styles.text}
          ref={field}
          readOnly
          rows={10}
          dir="auto"
          lang={kind === 'translation' ? findLanguage(language)?.tag : undefined}
          aria-label={t`Text of ${name}`}
          value={text}
        />
        <Button weight="main" onClick={() => void copy()}>
          {t`Copy text`}
        </Button>
      </div>
    </Dialog>
  )
}

/** A line for each balloon; of both, the original and below it the translation, with a gap between balloons. */
function writeWords(regions: DoneTask['regions'], kind: Kind): string {
  const oneLine = (words: string | undefined) => words?.replaceAll(/\s*\n\s*/g, ' ') ?? ''
  if (kind === 'both')
    return regions.map(({ text, translation }) => `${oneLine(text)}\n${oneLine(translation)}`.trim()).join('\n\n')
  const lines = regions.map((region) => oneLine(kind === 'original' ? region.text : region.translation))
  return lines.filter((line) => line !== '').join('\n')
}
