import { envelopeSchema } from '@fukidashi/contract/envelope'
import { errors, findErrorKey } from '@fukidashi/contract/errors'

/**
 * What is wrong with the answer to whatever was asked: `internal` and any other server error that names no fault of the
 * catalogue, or an envelope whose code belongs to another status. Undefined when nothing is.
 */
export function judgeAnswer(status: number, body: string): string | undefined {
  if (status < 400) return undefined
  const envelope = readEnvelope(body)
  if (status === 500) return 'internal error'
  if (envelope === undefined) return status > 500 ? 'a server error without a code' : undefined
  const key = findErrorKey(envelope.code)
  if (key === undefined) return `code ${envelope.code} is not in the catalogue`
  return errors[key].status === status ? undefined : `code ${envelope.code} came with status ${status}`
}

function readEnvelope(body: string) {
  try {
    return envelopeSchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
