import { publicCalls } from '@fukidashi/contract/public-api'
import { errors } from '@fukidashi/contract/errors'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../fixtures/start-test-app.ts'
import { listPublicFailures } from './api-docs/describe-page.ts'

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly description: string }>>
  readonly requestBody?: { readonly content: object }
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
}

interface Description {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** What a body is, by the way in which a call's parameters travel. */
const bodyTypes: Readonly<Record<string, string | undefined>> = {
  query: undefined,
  json: 'application/json',
  image: 'image/png',
  archive: 'application/zip',
} as const

let server: Awaited<ReturnType<typeof startTestApp>>
let description: Description
beforeAll(async () => {
  server = await startTestApp({ environment: { PUBLIC_URL: 'https://fukidashi.example/' } })
  description = (await (await server.app.request('/api/v1/openapi.json')).json()) as Description
})
afterAll(async () => await server.close())

describe('the description of the public API', () => {
  it('is valid OpenAPI 3.1 and names this server', async () => {
    const validator = new Validator()
    const { valid, errors: problems } = await validator.validate(description as unknown as Record<string, unknown>)
    expect(problems ?? [], JSON.stringify(problems)).toEqual([])
    expect([valid, validator.version, description.openapi]).toEqual([true, '3.1', '3.1.0'])
    expect(description.servers).toEqual([{ url: 'https://fukidashi.example' }])
  })

  it.each(Object.entries(publicCalls))('has %s with its parameters, bodies, answers and failures', (name, call) => {
    const operation = description.paths[call.path]![call.method.toLowerCase()]!
    expect(operation.operationId).toBe(name)
    const parameters = operation.parameters ?? []
    const fields = Object.keys(call.request.shape).filter((field) => field !== 'image' && field !== 'archive')
    const named = parameters.filter((parameter) => parameter.in !== 'header').map((parameter) => parameter.name)
    expect(named.toSorted()).toEqual((call.sends === 'json' ? [] : fields).toSorted())
    expect(parameters.some((parameter) => parameter.name === 'Idempotency-Key')).toBe('isRepeatable' in call)
    const types = Object.keys(operation.requestBody?.content ?? {})
    expect(types[0]).toBe(bodyTypes[call.sends])
    expect(Object.keys(operation.responses)).toContain(String('status' in call ? call.status : 200))
    for (const key of call.failures) {
      const { description: words, content } = operation.responses[errors[key].status]!
      expect(words).toContain(`\`${key}\``)
      expect(Object.keys(content!)).toEqual(['application/problem+json'])
    }
  })

  it('names what is used in several places', () => {
    expect(Object.keys(description.components.schemas)).toEqual(
      expect.arrayContaining(['Translation', 'Batch', 'Problem', 'Usage', 'Webhook', 'WebhookEvent']),
    )
  })
})

describe('the page that shows it', () => {
  it('explains every failure under the address that problems name', async () => {
    const response = await server.app.request('/docs/api')
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    for (const key of listPublicFailures()) expect(page).toContain(`id="problem-${key}"`)
    expect(page).toContain('https://fukidashi.example')
    expect(page).not.toContain('127.0.0.1')
  })

  it('loads files of this server alone, and no others of the viewer are served', async () => {
    const response = await server.app.request('/docs/api')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
    const page = await response.text()
    const loaded = Array.from(page.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g), ([, path]) => path!)
    expect(loaded).toHaveLength(4)
    for (const path of loaded) {
      expect(path.startsWith('/docs/api/viewer/')).toBe(true)
      const file = await server.app.request(path)
      expect([file.status, file.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(path.endsWith('css') ? /^text\/css/ : /^text\/javascript/),
      ])
      expect((await file.text()).length).toBeGreaterThan(100)
    }
    for (const path of ['package.json', '../../package.json', '%2e%2e/create-openapi.ts', 'index.html'])
      expect((await server.app.request(`/docs/api/viewer/${path}`)).status).toBe(404)
  })
})
