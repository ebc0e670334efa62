import { detectionEngines, serverEngines } from '@fukidashi/contract/engines'
import { fontStyleFits, fontStyles } from '@fukidashi/contract/fonts'
import { type LanguageRoutes, targetsOf } from '@fukidashi/contract/language-routes'
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

interface ChoiceProps {
  readonly options: TranslationOptions
  readonly onChange: (change: Partial<TranslationOptions>) => void
}

interface LanguageChoiceProps extends ChoiceProps {
  /** The pairs of languages of the chosen model; undefined until the server's offer is known. */
  readonly routes: LanguageRoutes | undefined
}

interface EngineChoiceProps extends ChoiceProps {
  /** What the server offers; until it is known everything can be chosen. */
  readonly offer: RuntimeConfig | undefined
}

/** All that can be chosen before a translation. */
export function TranslationChoices({ options, onChange, offer }: EngineChoiceProps) {
  const model = offer?.translationModels.find(({ id }) => id === options.translationModel)
  const choice = { options, onChange }
  return (
    <div className={styles.choices}>
      <TargetLanguageChoice {...choice} routes={model?.routes} />
      <SourceLanguageChoice {...choice} routes={model?.routes} />
      <FontStyleChoice {...choice} />
      <TranslationModelChoice {...choice} offer={offer} />
      {mayHaveHonorifics(options.translateFrom, options.translateTo, model?.routes) && (
        <HonorificsChoice
          value={options.honorifics}
          isHeeded={model?.heedsHonorifics !== false}
          onChange={(honorifics) => onChange({ honorifics })}
        />
      )}
      <DetectionModelChoice {...choice} offer={offer} />
    </div>
  )
}

function TargetLanguageChoice({ options, onChange, routes }: LanguageChoiceProps) {
  const { t } = useLingui()
  const targets = useMemo(() => routes && targetsOf(routes, options.translateFrom), [routes, options.translateFrom])
  // No language goes into itself.
  const reachable = options.translateFrom ? languages.length - 1 : languages.length
  return (
    <LanguagePicker
      label={t`Translate to`}
      value={options.translateTo}
      onChange={(code) => code && onChange({ translateTo: code })}
      obstacleOf={({ code }) => (targets?.includes(code) === false ? t`Not supported by this model` : undefined)}
      {...(targets &&
        targets.length < reachable && {
          hint: (
            <Plural
              value={targets.length}
              one="# language available with this model"
              other="# languages available with this model"
            />
          ),
        })}
    />
  )
}

function SourceLanguageChoice({ options, onChange, routes }: LanguageChoiceProps) {
  const { t } = useLingui()
  const sources = routes?.flatMap(({ from }) => from)
  function obstacleOf({ code, source }: Language): string | undefined {
    if (!source) return t`Not supported yet`
    return sources?.includes(code) === false ? t`Not supported by this model` : undefined
  }
  return (
    <LanguagePicker
      label={t`Page language`}
      value={options.translateFrom}
      onChange={(code) => onChange({ translateFrom: code })}
      automatic={t`Detect automatically`}
      obstacleOf={obstacleOf}
    />
  )
}

function FontStyleChoice({ options, onChange }: ChoiceProps) {
  const { t } = useLingui()
  const language = findLanguage(options.translateTo)!.label
  const isFitting = fontStyleFits(options.fontStyle, options.translateTo)
  return (
    <ChoiceGroup
      label={t`Font style`}
      value={options.fontStyle}
      onChange={(fontStyle) => onChange({ fontStyle })}
      choices={fontStyles.map(({ id, label }) => ({ value: id, label }))}
      {...(!isFitting && {
        hint: t`This font may not support ${language}. Missing characters are set in a similar font.`,
      })}
    />
  )
}

function TranslationModelChoice({ options, onChange, offer }: EngineChoiceProps) {
  const { t } = useLingui()
  const noteOf = useAvailabilityNote()
  return (
    <ChoiceGroup
      label={t`Translation model`}
      value={options.translationModel}
      onChange={(translationModel) => onChange({ translationModel })}
      choices={serverEngines.map(({ id, label }) => ({
        value: id,
        label: id === 'builtin' ? t`Built-in` : label,
        ...noteOf(offer?.translationModels.find((row) => row.id === id)),
      }))}
    />
  )
}

function DetectionModelChoice({ options, onChange, offer }: EngineChoiceProps) {
  const { t } = useLingui()
  const noteOf = useAvailabilityNote()
  return (
    <ChoiceGroup
      label={t`Detection model`}
      value={options.detectionModel}
      onChange={(detectionModel) => onChange({ detectionModel })}
      choices={detectionEngines.map(({ id, label }) => ({
        value: id,
        label: id === 'default' ? t`Default` : label,
        ...noteOf(offer?.detectionModels.find((row) => row.id === id)),
      }))}
    />
  )
}

interface Availability {
  readonly isAvailable: boolean
  readonly reason?: UnavailableReason | undefined
}

/** Tells visitors that an engine cannot be chosen. What an operator could do about it stands in the server's log. */
function useAvailabilityNote() {
  const { t } = useLingui()
  return (row: Availability | undefined): { isUnavailable?: boolean; note?: string } => {
    if (!row || row.isAvailable) return {}
    return {
      isUnavailable: true,
      note: row.reason === 'needsPlan' ? t`Requires a paid plan` : t`Not available here`,
    }
  }
}
