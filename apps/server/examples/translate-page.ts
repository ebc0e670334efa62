// Translates a page from Japanese into English: node translate-page.ts page.png translated.png
// FUKIDASHI_KEY is a key with the scopes translations:write and translations:read.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { argv, env } from 'node:process'

interface Translation {
  id: string
  status: 'queued' | 'processing' | 'done' | 'failed' | 'cancelled'
  regions?: { text: string; translation?: string }[]
}

const api = `${env['FUKIDASHI_URL'] ?? 'http://127.0.0.1:8787'}/api/v1`
const [, , page = 'page.png', translated = 'translated.png'] = argv

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, Authorization: `Bearer ${env['FUKIDASHI_KEY']}` }
  const response = await fetch(`${api}${path}`, { ...init, headers })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response
}

const image = await readFile(page)
const order = await call('/translations?translateFrom=JPN&translateTo=ENG', {
  method: 'POST',
  headers: { 'Idempotency-Key': createHash('sha256').update(image).digest('hex') },
  body: image,
})
let translation = (await order.json()) as Translation
while (translation.status === 'queued' || translation.status === 'processing') {
  const answer = await call(`/translations/${translation.id}?waitMs=25000`)
  translation = (await answer.json()) as Translation
}
if (translation.status !== 'done') throw new Error(JSON.stringify(translation))

for (const { text, translation: words } of translation.regions ?? []) console.log(text, '->', words)
const file = await call(`/translations/${translation.id}/page`)
await writeFile(translated, Buffer.from(await file.arrayBuffer()))
