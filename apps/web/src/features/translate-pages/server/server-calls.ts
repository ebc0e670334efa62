import { readRuntimeConfig } from '@fukidashi/api-client/read-runtime-config'

/** Asks the server what it offers and makes the client that signs with its key. */
export async function openServerCalls() {
  // Two parts, as their schemas at once would keep a phone from everything else for long enough to be felt.
  const [config, { createTranslatorClient }] = await Promise.all([
    readRuntimeConfig({ baseURL: location.origin }),
    import('./translator-client.ts'),
  ])
  return { config, api: createTranslatorClient(config.publicKey) }
}
