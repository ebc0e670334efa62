import type { ServerEngineId } from '@fukidashi/contract/engines'
import { fontStyles } from '@fukidashi/contract/fonts'
import { findLanguage, type Language, type LanguageCode } from '@fukidashi/contract/languages'
import { limits } from '@fukidashi/contract/limits'
import { alignments, type LineAlignment, type Region } from '@fukidashi/contract/region'
import { Button } from '@fukidashi/ui/button'
import { ChoiceGroup } from '@fukidashi/ui/choice-group'
import { SelectField } from '@fukidashi/ui/select-field'
import { TextField } from '@fukidashi/ui/text-field'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureWords } from '../words/failure-words.ts'
import { NameEverywhere } from './name-everywhere.tsx'
import { OtherWordings } from './other-wordings.tsx'
import styles from './page-editor.module.css'
import type { VisitNames } from '../queue/visit-names.ts'
import type { RegionState } from './visit-edits.ts'

interface RegionFormProps {
  readonly region: Region
  readonly state: RegionState
  /** The language of the words. */
  readonly target: Language
  readonly isTooLong: boolean
  readonly names: VisitNames
  /** Has the server translate the balloon once more. */
  readonly onTranslate: (
    engine: ServerEngineId,
  ) => Promise<{ readonly text: string; readonly others: readonly string[] }>
  readonly onChange: (part: Partial<RegionState>) => void
  /** Writes a name another way on all pages of the visit. Gives the number of balloons that changed. */
  readonly onReplace: (written: string, wanted: string) => number
}

const alignmentWords = {
  start: msg`Start`,
  centre: msg`Centre`,
  end: msg`End`,
} as const satisfies Record<LineAlignment, unknown>

const { sizePx, maxCharacters } = limits.words

/** One balloon: what it says in the original, its words, and how they are lettered. */
export function RegionForm({
  region,
  state,
  target,
  isTooLong,
  names,
  onTranslate,
  onChange,
  onReplace,
}: RegionFormProps) {
  const { t, i18n } = useLingui()
  const [size, setSize] = useState(state.size === undefined ? '' : String(state.size))
  const changeSize = (text: string) => {
    setSize(text)
    const wanted = text === '' ? undefined : Number(text)
    const isSize = wanted === undefined || (wanted >= sizePx.min && wanted <= sizePx.max)
    if (isSize) onChange({ size: wanted })
  }
  const isSizeWrong = size !== '' && !(Number(size) >= sizePx.min && Number(size) <= sizePx.max)
  return (
    <div className={styles.form}>
      <p className={styles.source} lang={findLanguage(region.language)!.tag} dir="auto">
        {region.text}
      </p>
      <TextField
        label={t`Words`}
        rows={3}
        lang={target.tag}
        maxLength={maxCharacters}
        value={state.text}
        onChange={(text) => onChange({ text })}
        {...(region.isRough &&
          state.text === region.translation && { hint: t`The translation model is not sure of these words.` })}
        {...(isTooLong && { error: i18n._(failureWords.textTooLong) })}
      />
      <Button aria-pressed={state.asDrawn} onClick={() => onChange({ asDrawn: !state.asDrawn })}>
        {t`Leave as drawn`}
      </Button>
      <OtherWordings
        region={region}
        text={state.text}
        to={target.code as LanguageCode}
        names={names}
        onTranslate={onTranslate}
        onChoose={(text) => onChange({ text })}
      />
      <details className={styles.details}>
        <summary>{t`Font and size`}</summary>
        <SelectField
          label={t`Font style`}
          value={state.font ?? 'automatic'}
          choices={[
            { value: 'automatic', label: t`Automatic` },
            ...fontStyles.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(font) => onChange({ font: font === 'automatic' ? undefined : font })}
        />
        <TextField
          label={t`Size in pixels`}
          type="number"
          min={sizePx.min}
          max={sizePx.max}
          placeholder={region.lettering ? String(Math.round(region.lettering.fontSizePx)) : t`Automatic`}
          value={size}
          onChange={changeSize}
          {...(isSizeWrong && { error: t`Enter a size from ${sizePx.min} to ${sizePx.max}.` })}
        />
        <ChoiceGroup
          label={t`Alignment`}
          value={state.align ?? 'automatic'}
          choices={[
            { value: 'automatic', label: t`Automatic` },
            ...alignments.map((value) => ({ value, label: i18n._(alignmentWords[value]) })),
          ]}
          onChange={(align) => onChange({ align: align === 'automatic' ? undefined : align })}
        />
      </details>
      <NameEverywhere target={target} names={names} onReplace={onReplace} />
    </div>
  )
}
