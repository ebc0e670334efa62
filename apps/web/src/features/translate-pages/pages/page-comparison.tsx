import { Button } from '@fukidashi/ui/button'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComicPage } from '../queue/comic-page.ts'
import styles from './page-comparison.module.css'

interface PageComparisonProps {
  readonly page: ComicPage
  readonly imageUrl: string
  readonly onPreview: () => void
}

/** The translated page over the original, with a line between them, a button that shows the original, and a magnifier. */
export function PageComparison({ page, imageUrl, onPreview }: PageComparisonProps) {
  const { t } = useLingui()
  const [isHeld, setHeld] = useState(false)
  const { name } = page.file
  const release = () => setHeld(false)
  return (
    <div className={styles.comparison}>
      {/* A strip of a web comic is many screens long: it is scrolled within its card. */}
      <div className={styles.window}>
        <CompareSlider
          before={{ src: page.originalUrl, alt: t`Original of ${name}` }}
          after={{ src: imageUrl, alt: t`Translation of ${name}` }}
          label={t`Compare the original with the translation`}
          beforeWord={t`Original`}
          afterWord={t`Translation`}
          isBeforeWhole={isHeld}
          start={0}
        />
      </div>
      <div className={styles.tools}>
        <Button
          aria-pressed={isHeld}
          onPointerDown={() => setHeld(true)}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onBlur={release}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
          onKeyUp={release}
        >
          {t`Hold to see the original`}
        </Button>
        <Button onClick={onPreview} aria-label={t`Enlarge ${name}`}>
          {t`Enlarge`}
        </Button>
      </div>
    </div>
  )
}
