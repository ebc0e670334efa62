import type { orders } from '../../db/payment-schema.ts'

/** What an order is called on its receipt. */
export function numberOf({ number, createdAt }: Pick<typeof orders.$inferSelect, 'number' | 'createdAt'>): string {
  return `F${createdAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`
}
