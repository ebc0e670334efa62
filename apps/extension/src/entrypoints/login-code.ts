import type { Request } from '../messaging/messages.ts'

// Runs on the server's own site, and only while a login is under way. The page shows its code behind the `#` of its address; it is
// told there whether it was good, and nothing else.
async function hearCode() {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code === null) return
  const request: Request = { kind: 'loginCode', code }
  const isIn = await chrome.runtime.sendMessage(request).catch(() => false)
  location.hash = isIn === true ? 'done' : 'failed'
}

addEventListener('hashchange', () => void hearCode())
void hearCode()
