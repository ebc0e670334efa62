import { envelopeSchema } from '@fukidashi/contract/envelope'
import { errors, findErrorKey } from '@fukidashi/contract/errors'
import { problemSchema } from '@fukidashi/contract/public-call'

/**
 * What is wrong with the answer to whatever was asked: `internal` and any other server error that names no fault of the
 * catalogue, or an envelope or a
 * problem whose code belongs to another status. Undefined when nothing is.
 */
export function judgeAnswer(status: number, body: string): string | undefined {
  if (status < 400) return undefined
  const code = readCode(body)
  if (status === 500) return 'internal error'
  if (code === undefined) return status > 500 ? 'a server error without a code' : undefined
  const key = findErrorKey(code)
  if (key === undefined) return `code ${code} is not in the catalogue`
  return errors[key].status === status ? undefined : `code ${code} came with status ${status}`
}

function readCode(body: string): number | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    return (problemSchema.safeParse(answer).data ?? envelopeSchema.safeParse(answer).data)?.code
  } catch {
    return undefined
  }
}
