import { serverEngines } from '@fukidashi/contract/engines'
import { SelectField } from '@fukidashi/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import { isWindowEngine } from '../engines/window-engines.ts'
import { windowEngineIds } from '../messaging/engine-messages.ts'
import type { OrderableEngine, ServerDescription } from '../messaging/messages.ts'
import { readerEngineNames } from './reader-words.ts'
import { choose, useSettings } from './settings-provider.tsx'
import { type ReaderStanding, requestEngineAccess } from './use-reader-engines.ts'

interface EngineFieldProps {
  readonly server: ServerDescription | undefined
  readonly standings: readonly ReaderStanding[] | undefined
}

/**
 * The choice of who translates. Engines that the server or the browser does not offer cannot be chosen, and one that was chosen
 * before says so.
 */
export function EngineField({ server, standings }: EngineFieldProps) {
  const { t, i18n } = useLingui()
  const { translationModel, ownService } = useSettings()
  const standingOf = (id: OrderableEngine) => standings?.find((standing) => standing.id === id)?.availability
  const choices = [
    ...serverEngines.map(({ id, label }) => ({ id, label: id === 'builtin' ? t`Built-in` : label })),
    ...windowEngineIds.map((id) => ({ id, label: i18n._(readerEngineNames[id]) })),
    ...(ownService ? [{ id: 'own', label: i18n._(readerEngineNames.own) } as const] : []),
  ]
    .map(({ id, label }) => {
      const isRefused =
        server?.isReachable === true && !server.engines.some((engine) => engine.id === id && engine.isAvailable)
      const isMissing = isRefused || (isWindowEngine(id) && (standingOf(id)?.status ?? 'unavailable') === 'unavailable')
      return { value: id, label: isMissing ? t`${label} (not available here)` : label, isMissing }
    })
    .filter(({ value, isMissing }) => !isMissing || value === translationModel)
  const status = standingOf(translationModel)?.status
  return (
    <SelectField
      label={t`Translation engine`}
      choices={choices}
      value={translationModel}
      onChange={(value) => void chooseEngine(value)}
      {...((status === 'downloadable' || status === 'downloading') && {
        hint: t`Your browser has to download something for it first. Start the download in the settings.`,
      })}
    />
  )
}

async function chooseEngine(translationModel: OrderableEngine): Promise<void> {
  if (isWindowEngine(translationModel) && !(await requestEngineAccess())) return
  await choose({ translationModel })
}
