import { serverEngines } from '@fukidashi/contract/engines'
import { SelectField } from '@fukidashi/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import type { ServerDescription } from '../messaging/messages.ts'
import { choose, useSettings } from './settings-provider.tsx'

/** The choice of who translates; engines that the server does not offer cannot be chosen, and one that was chosen before says so. */
export function EngineField({ server }: { readonly server: ServerDescription | undefined }) {
  const { t } = useLingui()
  const { translationModel, ownService } = useSettings()
  const own = { id: 'own', label: t`Your own service` } as const
  const choices = [...serverEngines.map(({ id, label }) => ({ id, label })), ...(ownService ? [own] : [])]
    .map(({ id, label }) => {
      const isMissing =
        server?.isReachable === true && !server.engines.some((engine) => engine.id === id && engine.isAvailable)
      return { value: id, label: isMissing ? t`${label} (not available here)` : label, isMissing }
    })
    .filter(({ value, isMissing }) => !isMissing || value === translationModel)
  return (
    <SelectField
      label={t`Translation engine`}
      choices={choices}
      value={translationModel}
      onChange={(value) => void choose({ translationModel: value })}
    />
  )
}
