import { type HonorificsPolicy, honorificsPolicies } from '@fukidashi/contract/honorifics'
import { ChoiceGroup } from '@fukidashi/ui/choice-group'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const policyWords = {
  keep: msg`Keep them`,
  drop: msg`Leave them out`,
  translate: msg`Translate them`,
} as const satisfies Record<HonorificsPolicy, unknown>

interface HonorificsChoiceProps {
  /** Undefined for what readers of the target language are used to. */
  readonly value: HonorificsPolicy | undefined
  /** Whether the chosen model can be told. */
  readonly isHeeded: boolean
  readonly onChange: (policy: HonorificsPolicy | undefined) => void
}

/** What becomes of -san, -nim and the like. Where the model cannot be told, it says so and offers nothing else. */
export function HonorificsChoice({ value, isHeeded, onChange }: HonorificsChoiceProps) {
  const { t, i18n } = useLingui()
  const policies = isHeeded ? honorificsPolicies : []
  return (
    <ChoiceGroup
      label={t`Honorifics (-san, -nim)`}
      value={value ?? 'usual'}
      onChange={(choice) => onChange(choice === 'usual' ? undefined : choice)}
      choices={[
        { value: 'usual', label: t`Automatic` },
        ...policies.map((policy) => ({ value: policy, label: i18n._(policyWords[policy]) })),
      ]}
      {...(!isHeeded && { hint: t`This model handles honorifics in its own way.` })}
    />
  )
}
