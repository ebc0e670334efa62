// File servers look for 404.html when an address leads nowhere. The page finds out its language in the browser.
import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))
copyFileSync(`${folder}__spa-fallback.html`, `${folder}404.html`)
