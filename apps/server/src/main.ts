import { serve } from '@hono/node-server'
import { createApp } from './create-app.ts'
import { readSettings } from './env.ts'

const { host, port } = readSettings()
const server = serve({ fetch: createApp().fetch, hostname: host, port }, ({ address, port: bound }) => {
  console.log(`Listening on http://${address}:${bound}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
