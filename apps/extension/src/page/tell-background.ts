import type { Request } from '../messaging/messages.ts'

/** Tells the background something that needs no answer. After an update of the extension, nobody hears it any more. */
export function tellBackground(request: Request): void {
  void chrome.runtime.sendMessage(request).catch(() => undefined)
}
