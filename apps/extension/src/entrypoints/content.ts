import { features } from '../features/features.ts'
import type { Greeting, Request } from '../messaging/messages.ts'
import { createReading } from '../page/reading.ts'

// The browser's own interface, not the polyfill: this file runs in pages and has to stay small. Firefox knows `chrome` too.
async function start() {
  const request: Request = { kind: 'greet', hostname: location.hostname }
  const greeting = (await chrome.runtime.sendMessage(request)) as Greeting
  const page = { greeting, reading: createReading(greeting) }
  const { signal } = new AbortController()
  for (const feature of features) if (feature.include(page)) feature.init(signal, page)
}

// The file is run again whenever the reader asks, and may be there already. Sites do not see the names of this world.
const world = globalThis as { isFukidashiHere?: boolean }
if (!world.isFukidashiHere) {
  world.isFukidashiHere = true
  void start()
}
