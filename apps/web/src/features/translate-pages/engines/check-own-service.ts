import {
  createOwnServiceEngine,
  listOwnModels,
  type OwnService,
  ownServiceSchema,
} from '@fukidashi/reader-engines/own-service'

/** Whether an address can be one of a service: whole, with https or http. */
export function isServiceAddress(address: string): boolean {
  return ownServiceSchema.shape.address.safeParse(address).success
}

/** Asks a service for its models, which tells whether address and key are right. Throws a ReaderEngineError, or the signal's reason. */
export async function askForModels(service: Omit<OwnService, 'model'>, signal: AbortSignal): Promise<string[]> {
  const engine = createOwnServiceEngine(() => ({ ...service, model: '' }), { isPageEncrypted: true })
  await engine.prepare({ from: 'JPN', to: 'ENG' }, { signal, report: () => undefined })
  return await listOwnModels(service, signal)
}
