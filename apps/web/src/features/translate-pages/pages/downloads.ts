/** The name under which a translated page is saved: `page.jpg` in English becomes `page.eng.jpg`. */
export function resultName(name: string, language: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${language.toLowerCase()}${ending}`
}
/** Hands bytes to the reader as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads the bytes after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
