import { ProductError } from '@fukidashi/contract/errors'
import type { Deps } from '../../deps.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A provider that is set up here. Throws a ProductError `paymentsNotSetUp` for any other. */
export function findProvider({ payments }: Pick<Deps, 'payments'>, id: string): PaymentProvider {
  const provider = payments.find((known) => known.id === id)
  if (provider === undefined) throw new ProductError('paymentsNotSetUp')
  return provider
}
