import { errors } from '@fukidashi/contract/errors'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { judgeAnswer } from './judge-answer.ts'
import { listCalls } from './list-calls.ts'
import { createRequestArbitrary, type GeneratedRequest } from './request-arbitrary.ts'
import { nearlyValidValues, validValues, writeJson } from './value-arbitraries.ts'

const calls = await listCalls()
const run = { numRuns: 200, seed: 7 }

it('finds the calls of every module of the contract', () => {
  const names = calls.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['uploadImage', 'submitTranslateTask', 'getUseCount', 'collectData']))
})

// Files cannot be written as JSON, so what is left out here is what the request brings apart.
const isTaken = (call: (typeof calls)[number]['call'], values: Record<string, unknown>) =>
  call.request.safeParse({
    ...values,
    ...(call.sends === 'form' && { file: new Blob() }),
    ...(call.sends === 'image' && { image: new Blob() }),
    ...(call.sends === 'archive' && { archive: new Blob() }),
  }).success

it.each(calls)('generates parameters that $name takes', ({ call }) => {
  for (const values of fc.sample(validValues(call.request, {}), run))
    expect(isTaken(call, values), writeJson(values)).toBe(true)
})

const hasFields = (request: z.ZodType) => !(request instanceof z.ZodObject) || Object.keys(request.shape).length > 0

// A call without fields takes whatever it is given.
const asks = calls.filter(({ call }) => call.sends === 'json' && hasFields(call.request))

it.each(asks)('generates parameters that $name refuses', ({ call }) => {
  const refused = fc.sample(nearlyValidValues(call.request, {}), run).filter((values) => !isTaken(call, values))
  expect(refused.length).toBeGreaterThan(run.numRuns / 4)
})

it('takes known values for the fields of their name', () => {
  const cancel = calls.find(({ name }) => name === 'downloadImagesZip')!
  const values = fc.sample(validValues(cancel.call.request, { taskId: ['known'] }), run)
  expect(values.filter(({ taskIds }) => (taskIds as string[]).includes('known')).length).toBeGreaterThan(50)
})

it('generates the same requests from the same seed', () => {
  const arbitrary = createRequestArbitrary(calls[0]!, { files: [new Uint8Array(3)], known: {} })
  expect(fc.sample(arbitrary, run)).toEqual(fc.sample(arbitrary, run))
})

it('shortens a request that fails', () => {
  const submit = calls.find(({ name }) => name === 'submitTranslateTask')!
  const arbitrary = createRequestArbitrary(submit, { files: [new Uint8Array(3)], known: {} })
  const isFine = ({ body }: GeneratedRequest) => body.type !== 'json' || 'imageId' in Object(body.value)
  const { counterexample } = fc.check(fc.property(arbitrary, isFine), run)
  const { body } = counterexample![0]
  expect(body.type === 'json' && Object.keys(Object(body.value))).toHaveLength(4)
})

it('tells faults of the server from refusals', () => {
  const answer = ({ code }: { code: number }) => JSON.stringify({ code, data: null, message: '' })
  expect(judgeAnswer(400, answer(errors.requestInvalid))).toBeUndefined()
  expect(judgeAnswer(503, answer(errors.databaseUnavailable))).toBeUndefined()
  expect(judgeAnswer(404, '404 Not Found')).toBeUndefined()
  expect(judgeAnswer(500, answer(errors.internal))).toBe('internal error')
  expect(judgeAnswer(503, 'upstream')).toBe('a server error without a code')
  expect(judgeAnswer(503, answer(errors.requestInvalid))).toContain('came with status 503')
  expect(judgeAnswer(400, answer({ code: 9999 }))).toContain('not in the catalogue')
})
