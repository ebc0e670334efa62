import { ProductError } from '@fukidashi/contract/errors'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id that can be looked up; anything else is as unknown as an id that is not there. */
export function checkId(id: string): string {
  if (!uuid.test(id)) throw new ProductError('notFound', 'There is no such id.')
  return id.toLowerCase()
}
