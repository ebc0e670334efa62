import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// What the framework costs by itself, in a process of its own as the server is.
const app = new Hono()
app.get('/bare', (context) => context.json({ code: 200, data: null, message: 'OK' }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`http://127.0.0.1:${port}`))
