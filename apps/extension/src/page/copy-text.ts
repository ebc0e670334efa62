/**
 * Puts text on the clipboard; call it from the handler of a press. Sites without encryption have no clipboard interface, so the
 * browser's own copying is answered there. False when the browser, or the site, does not allow it.
 */
export async function copyText(text: string): Promise<boolean> {
  // Absent where the page is not encrypted, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) {
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      // A policy of the site may forbid it; the other way is open all the same.
    }
  }
  let isCopied = false
  const answer = (event: ClipboardEvent) => {
    // Stopped here, before any listener of the site below the window can read or change it.
    event.stopImmediatePropagation()
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = event.clipboardData !== null
  }
  window.addEventListener('copy', answer, { capture: true })
  document.execCommand('copy')
  window.removeEventListener('copy', answer, { capture: true })
  return isCopied
}
