import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a translation service of a reader behaves. */
interface ServiceBehaviour {
  /** Whether it lets sites of other origins read its answers. */
  readonly allowsOrigins?: boolean
  /** The key that it wants. */
  readonly key?: string
  /** Body of its answers in place of a translation. */
  readonly answer?: string
  /** Breaks each answer off in its middle. */
  readonly isCutOff?: boolean
  /** Never answers. */
  readonly isSilent?: boolean
}

/** A translation service on loopback that speaks as OpenAI's does. */
export interface OwnService {
  readonly address: string
  /** What the service is like from now on. */
  readonly behave: (behaviour: ServiceBehaviour) => void
  /** Headers `authorization` that came. */
  readonly keys: (string | undefined)[]
  readonly stop: () => Promise<void>
}

interface Page {
  readonly balloons: readonly { readonly id: string; readonly text: string }[]
}

/** Starts the service. Each balloon comes back as `text (own)`, and the name キャプテン as Skipper. */
export async function startOwnService(): Promise<OwnService> {
  let { allowsOrigins = true, ...behaviour }: ServiceBehaviour = {}
  const keys: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (allowsOrigins) {
        response.setHeader('access-control-allow-origin', '*')
        response.setHeader('access-control-allow-headers', 'authorization, content-type')
      }
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
      keys.push(request.headers.authorization)
      if (behaviour.isSilent) return
      if (behaviour.key !== undefined && request.headers.authorization !== `Bearer ${behaviour.key}`)
        return void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}')
      if (request.method === 'GET' && !request.url?.endsWith('/models')) return void response.writeHead(405).end()
      const content = request.url?.endsWith('/models')
        ? JSON.stringify({ data: [{ id: 'small' }, { id: 'large' }] })
        : (behaviour.answer ?? translate(Buffer.concat(chunks).toString()))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) })
      if (!behaviour.isCutOff) return void response.end(content)
      response.write(content.slice(0, content.length / 2))
      setTimeout(() => response.destroy(), 50)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (next) => ({ allowsOrigins = true, ...behaviour } = next),
    keys,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function translate(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  const { balloons } = JSON.parse(messages[1]!.content) as Page
  const translations = balloons.map(({ id, text }) => ({ id, text: `${text} (own)` }))
  const content = JSON.stringify({ translations, names: [{ source: 'キャプテン', target: 'Skipper' }] })
  return JSON.stringify({ choices: [{ finish_reason: 'stop', message: { content } }] })
}
