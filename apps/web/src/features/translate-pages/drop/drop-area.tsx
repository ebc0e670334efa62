import { Button } from '@fukidashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import styles from './drop-area.module.css'
import { PasteButton } from './paste-button.tsx'

interface DropAreaProps {
  readonly isCompact: boolean
  readonly isDragging: boolean
  readonly onChoose: () => void
  /** Takes a photo, or what was pasted by its button. */
  readonly onFiles: (files: readonly File[]) => void
}

/** The place that says how images come in. Dropping and pasting work on the whole page. */
export function DropArea({ isCompact, isDragging, onChoose, onFiles }: DropAreaProps) {
  const { t } = useLingui()
  const camera = useRef<HTMLInputElement>(null)
  function takePhoto(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.currentTarget.files ?? [])])
    // The same photo may be chosen again later.
    event.currentTarget.value = ''
  }
  return (
    <section className={styles.area} data-compact={isCompact} data-dragging={isDragging} aria-label={t`Upload images`}>
      {!isCompact && (
        <svg className={styles.sign} viewBox="0 0 64 64" aria-hidden="true">
          <path d="M32 6C16 6 4 15 4 28c0 8 5 15 12 19 0 4-2 8-5 11 7-1 13-4 17-9h4c16 0 28-9 28-21S48 6 32 6Z" />
          <path d="M32 39V20m-9 8 9-9 9 9" />
        </svg>
      )}
      <p className={styles.call}>
        {isDragging ? (
          <Trans>Drop to add the images</Trans>
        ) : (
          <>
            <span className={styles.forMice}>
              <Trans>Drop comic pages here</Trans>
            </span>
            <span className={styles.forFingers}>
              <Trans>Add your comic pages</Trans>
            </span>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <Button weight={isCompact ? 'quiet' : 'main'} onClick={onChoose}>
          {isCompact ? t`Upload new image` : t`Choose images`}
        </Button>
        <span className={styles.photo}>
          <Button onClick={() => camera.current?.click()}>{t`Take a photo`}</Button>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            tabIndex={-1}
            data-testid="camera"
            onChange={takePhoto}
          />
        </span>
        <PasteButton onPaste={onFiles} />
      </div>
      {!isCompact && (
        <p className={styles.rules}>
          <Trans>
            JPG, PNG or WebP, up to 5 MB each, or a whole chapter as ZIP or CBZ. You can also paste an image. Larger,
            sharper images translate better.
          </Trans>
        </p>
      )}
    </section>
  )
}
