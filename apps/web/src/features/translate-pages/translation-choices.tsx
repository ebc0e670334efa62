import { detectionEngines, translationEngines } from '@fukidashi/contract/engines'
import { fontStyleFits, fontStyles } from '@fukidashi/contract/fonts'
import { targetsOf } from '@fukidashi/contract/language-routes'
import { findLanguage, type Language, languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { ChoiceGroup } from '@fukidashi/ui/choice-group'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { HonorificsChoice } from './honorifics-choice.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { mayHaveHonorifics } from './remembered-options.ts'
import styles from './translation-choices.module.css'
import { wordsOfReason } from './unavailable-words.ts'

interface TranslationChoicesProps {
  readonly options: TranslationOptions
  readonly onChange: (change: Partial<TranslationOptions>) => void
  /** What the server offers; until it is known everything can be chosen. */
  readonly offer: RuntimeConfig | undefined
}

/** All that can be chosen before a translation. */
export function TranslationChoices({ options, onChange, offer }: TranslationChoicesProps) {
  const { t, i18n } = useLingui()
  const model = offer?.translationModels.find(({ id }) => id === options.translationModel)
  const targets = useMemo(() => model && targetsOf(model.routes, options.translateFrom), [model, options.translateFrom])
  // No language goes into itself.
  const reachable = options.translateFrom ? languages.length - 1 : languages.length
  const sources = model?.routes.flatMap(({ from }) => from)
  const language = findLanguage(options.translateTo)!.label
  const isFitting = fontStyleFits(options.fontStyle, options.translateTo)
  function obstacleOfSource({ code, source }: Language): string | undefined {
    if (!source) return t`Cannot be read yet`
    return sources?.includes(code) === false ? t`Not with this model` : undefined
  }
  function reasonOf(row: Availability | undefined): { isUnavailable?: boolean; note?: string } {
    if (!row || row.isAvailable) return {}
    return { isUnavailable: true, ...(row.reason && { note: i18n._(wordsOfReason(row.reason)) }) }
  }
  return (
    <div className={styles.choices}>
      <LanguagePicker
        label={t`Translate to`}
        value={options.translateTo}
        onChange={(code) => code && onChange({ translateTo: code })}
        obstacleOf={({ code }) => (targets?.includes(code) === false ? t`Not with this model` : undefined)}
        {...(targets &&
          targets.length < reachable && {
            hint: (
              <Plural
                value={targets.length}
                one="This model translates into # language here."
                other="This model translates into # languages here."
              />
            ),
          })}
      />
      <LanguagePicker
        label={t`Language of the page`}
        value={options.translateFrom}
        onChange={(code) => onChange({ translateFrom: code })}
        automatic={t`Find out by itself`}
        obstacleOf={obstacleOfSource}
      />
      <ChoiceGroup
        label={t`Font style`}
        value={options.fontStyle}
        onChange={(fontStyle) => onChange({ fontStyle })}
        choices={fontStyles.map(({ id, label }) => ({ value: id, label }))}
        {...(!isFitting && {
          hint: t`This font may not fit ${language}: letters that it lacks are set in a similar one.`,
        })}
      />
      <ChoiceGroup
        label={t`Translation model`}
        value={options.translationModel}
        onChange={(translationModel) => onChange({ translationModel })}
        choices={translationEngines.map(({ id, label }) => ({
          value: id,
          label: id === 'builtin' ? t`Built-in` : label,
          ...reasonOf(offer?.translationModels.find((row) => row.id === id)),
        }))}
      />
      {mayHaveHonorifics(options.translateFrom, options.translateTo, model?.routes) && (
        <HonorificsChoice
          value={options.honorifics}
          isHeeded={model?.heedsHonorifics !== false}
          onChange={(honorifics) => onChange({ honorifics })}
        />
      )}
      <ChoiceGroup
        label={t`Detection model`}
        value={options.detectionModel}
        onChange={(detectionModel) => onChange({ detectionModel })}
        choices={detectionEngines.map(({ id, label }) => ({
          value: id,
          label: id === 'default' ? t`Default` : label,
          ...reasonOf(offer?.detectionModels.find((row) => row.id === id)),
        }))}
      />
    </div>
  )
}

interface Availability {
  readonly isAvailable: boolean
  readonly reason?: UnavailableReason | undefined
}
