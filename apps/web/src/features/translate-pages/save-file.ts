/** Hands bytes to the reader as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads the bytes after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
