import type { Region } from '@fukidashi/contract/region'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from './page-editor.module.css'
import type { RegionState } from './visit-edits.ts'

interface MarkedPageProps {
  readonly imageUrl: string
  readonly name: string
  /** In reading order. */
  readonly rows: readonly { readonly region: Region; readonly state: RegionState }[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The page with a mark over each balloon. Tab reaches the marks, arrow keys go through them in reading order. */
export function MarkedPage({ imageUrl, name, rows, selected, onSelect }: MarkedPageProps) {
  const { t } = useLingui()
  const marks = useRef<(HTMLButtonElement | null)[]>([])
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const entry = Math.max(
    0,
    rows.findIndex(({ region }) => region.id === selected),
  )
  const walk = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    marks.current[(index + step + rows.length) % rows.length]?.focus()
  }
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <img
          src={imageUrl}
          alt={t`Translation of ${name}`}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
        />
        {size &&
          rows.map(({ region, state }, index) => {
            const [left, top, width, height] = region.box
            const number = index + 1
            const words = state.asDrawn ? t`as drawn` : state.text
            return (
              <button
                key={region.id}
                className={styles.mark}
                type="button"
                ref={(element) => {
                  marks.current[index] = element
                }}
                tabIndex={index === entry ? 0 : -1}
                aria-pressed={region.id === selected}
                aria-label={t`Balloon ${number}: ${region.text}, ${words}`}
                style={{
                  left: `${(100 * left) / size.width}%`,
                  top: `${(100 * top) / size.height}%`,
                  width: `${(100 * width) / size.width}%`,
                  height: `${(100 * height) / size.height}%`,
                }}
                onFocus={() => onSelect(region.id)}
                onClick={() => onSelect(region.id)}
                onKeyDown={(event) => walk(event, index)}
              />
            )
          })}
      </div>
    </div>
  )
}
