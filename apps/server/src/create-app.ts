import { Hono } from 'hono'

/** The server as a value: it answers requests without a port, which is how tests call it. */
export function createApp(): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  return app
}
