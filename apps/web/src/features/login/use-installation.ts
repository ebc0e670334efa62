import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'
import type { RuntimeConfig } from '@fukidashi/contract/runtime-config'
import { useEffect, useState } from 'react'

let asked: Promise<RuntimeConfig> | undefined

/** What this installation offers, asked for once; after a failure, the next wish asks again. */
export function readInstallation(): Promise<RuntimeConfig> {
  asked ??= readRuntimeConfig({ baseURL: location.origin }).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** What this installation offers, as soon as it is known. */
export function useInstallation(): RuntimeConfig | undefined {
  const [installation, setInstallation] = useState<RuntimeConfig>()
  useEffect(() => {
    readInstallation().then(setInstallation, (error: unknown) => console.warn('The server did not answer.', error))
  }, [])
  return installation
}
