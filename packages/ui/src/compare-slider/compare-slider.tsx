import { type CSSProperties, useState } from 'react'
import styles from './compare-slider.module.css'

/** One of the two pictures. */
export interface ComparedPicture {
  readonly src: string
  readonly alt: string
  readonly srcSet?: string
}

interface CompareSliderProps {
  readonly before: ComparedPicture
  readonly after: ComparedPicture
  /** What the slider does, for screen readers. */
  readonly label: string
  readonly beforeWord: string
  readonly afterWord: string
  /** Shows the first picture whole, whatever the slider says: for a button that is held. */
  readonly isBeforeWhole?: boolean
  /** Where the line stands at first, 0 to 100. */
  readonly start?: number
  readonly sizes?: string
  readonly width?: number
  readonly height?: number
  /** `high` for pictures that are the first thing to be seen. */
  readonly fetchPriority?: 'high'
  /** `lazy` for pictures further down. */
  readonly loading?: 'lazy'
}

/** Two pictures of the same size over each other, and a line between them that is moved by hand, finger or arrow keys. */
export function CompareSlider(props: CompareSliderProps) {
  const { before, after, label, beforeWord, afterWord, isBeforeWhole = false, start = 50, ...size } = props
  const [chosen, setChosen] = useState(start)
  const split = isBeforeWhole ? 100 : chosen
  return (
    <div className={styles.frame} style={{ '--split': `${split}%` } as CSSProperties}>
      <img className={styles.picture} {...size} {...after} alt={after.alt} draggable={false} />
      <img className={`${styles.picture} ${styles.before}`} {...size} {...before} alt={before.alt} draggable={false} />
      <span className={`${styles.word} ${styles.beforeWord}`} aria-hidden="true" data-hidden={split < 18}>
        {beforeWord}
      </span>
      <span className={`${styles.word} ${styles.afterWord}`} aria-hidden="true" data-hidden={split > 82 || split < 3}>
        {afterWord}
      </span>
      <span className={styles.line} aria-hidden="true" data-hidden={isBeforeWhole} />
      <svg className={styles.grip} viewBox="0 0 24 24" aria-hidden="true" data-hidden={isBeforeWhole}>
        <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
      </svg>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={100}
        step={0.5}
        value={chosen}
        aria-label={label}
        aria-valuetext={`${Math.round(chosen)}%`}
        onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
