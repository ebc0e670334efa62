import { detectionEngines, serverEngines } from '@fukidashi/contract/engines'
import { fontStyleFits, fontStyles } from '@fukidashi/contract/fonts'
import { findLanguage, type Language, languages } from '@fukidashi/contract/languages'
import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import type { UnavailableReason } from '@fukidashi/contract/unavailable-reasons'
import { ChoiceGroup } from '@fukidashi/ui/choice-group'
import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isReaderEngine, readerEngineIds } from '../engines/reader-engine-ids.ts'
import type { ReaderStanding } from '../engines/reader-offers.ts'
import { HonorificsChoice } from './honorifics-choice.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { OwnServiceSettings } from './own-service-settings.tsx'
import { ReaderDownload } from './reader-download.tsx'
import { mayHaveHonorifics, type ModelOffer, type Offer, targetsOfModel } from './remembered-options.ts'
import { obstacleWords, readerEngineNames, readerEngineNotes } from '../words/reader-words.ts'
import styles from './translation-choices.module.css'

interface ChoiceProps {
  readonly options: TranslationOptions
  readonly onChange: (change: Partial<TranslationOptions>) => void
}

interface LanguageChoiceProps extends ChoiceProps {
  /** The chosen model; undefined until the server's offer is known. */
  readonly model: ModelOffer | undefined
}

interface EngineChoiceProps extends ChoiceProps {
  /** What there is; until it is known everything can be chosen. */
  readonly offer: Offer | undefined
  /** What the server says of its engines. */
  readonly config: RuntimeConfig | undefined
  /** Whether the server may still say it. */
  readonly isWaiting: boolean
  /** What the engines on the reader's side say of the chosen languages. */
  readonly standings: readonly ReaderStanding[] | undefined
}

/** All that can be chosen before a translation. */
export function TranslationChoices({ options, onChange, offer, config, isWaiting, standings }: EngineChoiceProps) {
  const model = offer?.translationModels.find(({ id }) => id === options.translationModel)
  const choice = { options, onChange }
  return (
    <div className={styles.choices}>
      <TargetLanguageChoice {...choice} model={model} />
      <SourceLanguageChoice {...choice} model={model} />
      <FontStyleChoice {...choice} />
      {/* How much room these take is known with the server's answer: before it, they would be seen to jump. */}
      <div className={styles.choices} data-waiting={isWaiting}>
        <TranslationModelChoice {...choice} config={config} standings={standings} />
        <ReaderDownload options={options} standings={standings} />
        <OwnServiceSettings onKept={() => onChange({ translationModel: 'own' })} />
        {mayHaveHonorifics(options.translateFrom, options.translateTo, model?.routes) && (
          <HonorificsChoice
            value={options.honorifics}
            isHeeded={model?.heedsHonorifics !== false}
            onChange={(honorifics) => onChange({ honorifics })}
          />
        )}
        <DetectionModelChoice {...choice} config={config} />
      </div>
    </div>
  )
}

function TargetLanguageChoice({ options, onChange, model }: LanguageChoiceProps) {
  const { t } = useLingui()
  const targets = useMemo(() => targetsOfModel(model, options.translateFrom), [model, options.translateFrom])
  // No language goes into itself.
  const reachable = options.translateFrom ? languages.length - 1 : languages.length
  return (
    <LanguagePicker
      label={t`Translate to`}
      value={options.translateTo}
      onChange={(code) => code && onChange({ translateTo: code })}
      obstacleOf={({ code }) => (targets?.includes(code) === false ? t`Not supported by this model` : undefined)}
      hint={
        model ? (
          <Plural
            value={targets?.length ?? reachable}
            one="# language available with this model"
            other="# languages available with this model"
          />
        ) : (
          '\u00A0'
        )
      }
    />
  )
}

function SourceLanguageChoice({ options, onChange, model }: LanguageChoiceProps) {
  const { t } = useLingui()
  const sources = model?.routes?.flatMap(({ from }) => from)
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

function TranslationModelChoice({
  options,
  onChange,
  config,
  standings,
}: Pick<EngineChoiceProps, 'options' | 'onChange' | 'config' | 'standings'>) {
  const { t, i18n } = useLingui()
  const noteOf = useAvailabilityNote()
  const { translationModel: chosen } = options
  return (
    <ChoiceGroup
      label={t`Translation model`}
      value={chosen}
      onChange={(translationModel) => onChange({ translationModel })}
      choices={[
        ...serverEngines.map(({ id, label }) => ({
          value: id,
          label: id === 'builtin' ? t`Built-in` : label,
          ...noteOf(config?.translationModels.find((row) => row.id === id)),
        })),
        ...readerEngineIds.map((id) => {
          const availability = standings?.find((row) => row.id === id)?.availability
          const label = i18n._(readerEngineNames[id])
          const row = config?.translationModels.find((candidate) => candidate.id === id)
          if (config && !row?.isAvailable) return { value: id, label, ...noteOf(row ?? { isAvailable: false }) }
          if (availability?.status !== 'unavailable') return { value: id, label }
          return { value: id, label, isUnavailable: true, note: i18n._(obstacleWords[availability.obstacle]) }
        }),
      ]}
      {...(isReaderEngine(chosen) && { hint: i18n._(readerEngineNotes[chosen]) })}
    />
  )
}

function DetectionModelChoice({
  options,
  onChange,
  config,
}: Pick<EngineChoiceProps, 'options' | 'onChange' | 'config'>) {
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
        ...noteOf(config?.detectionModels.find((row) => row.id === id)),
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
