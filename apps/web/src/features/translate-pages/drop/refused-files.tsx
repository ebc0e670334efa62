import { Button } from '@fukidashi/ui/button'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { failureWords } from '../words/failure-words.ts'
import type { RefusedFile } from './accept-files.ts'
import styles from './refused-files.module.css'

const refusalWords = {
  ...failureWords,
  archiveUnreadable: msg`This archive cannot be opened. It may be damaged or encrypted.`,
  archiveWithoutImages: msg`There are no JPG, PNG or WebP images in this archive.`,
  tooManyPages: msg`Too many images at once. Translate these first, then add the rest.`,
}

interface RefusedFilesProps {
  readonly files: readonly RefusedFile[]
  readonly onClose: () => void
}

/** Files that were not taken, each with its reason. */
export function RefusedFiles({ files, onClose }: RefusedFilesProps) {
  const { t, i18n } = useLingui()
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={styles.refused}>
          <ul className={styles.list}>
            {files.map(({ name, failure }, index) => (
              // Two files of one name may both have been refused.
              <li key={`${index} ${name}`} data-failure={failure}>
                <bdi className={styles.name}>{name}</bdi> {i18n._(refusalWords[failure])}
              </li>
            ))}
          </ul>
          <Button onClick={onClose}>{t`Close`}</Button>
        </div>
      )}
    </div>
  )
}
